import { NetworkError } from '@janur/data';
import { useUnsent } from '../operations/unsent.ts';
import { type Answers, apiOf, refusal } from '../testing/api.ts';
import { aGuest, anArrivedGuest, aScan } from '../testing/guest.ts';
import { createDesk } from './desk.ts';

function given(answers: Answers, variant: 'CONFIRM' | 'INSTANT' = 'CONFIRM') {
  const { api, calls } = apiOf(answers);
  let arrivals = 0;
  const desk = createDesk({ api, event: { id: 7, variant }, onArrival: () => (arrivals += 1) });
  return { desk, calls, at: () => desk.getState(), arrivals: () => arrivals };
}
const named = (calls: { name: string }[]) => calls.map(({ name }) => name);

beforeEach(() => {
  localStorage.clear();
  useUnsent.setState({ operations: [] });
});

test('a scanned guest is checked in with what the usher set', async () => {
  const { at, calls, arrivals } = given({
    scanGuest: () => aScan(),
    checkInGuest: () => ({ guest: anArrivedGuest({ total_guests_attended: 3 }) }),
  });
  await at().read('https://janur.id/sinta-rama?code=sinta001');
  at().change({ pax: 3, souvenir: true });
  await at().confirm();
  expect(at().verdict).toMatchObject({ state: 'arrived' });
  expect(calls[1]?.request).toMatchObject({
    body: { event_id: 7, guest_code: 'SINTA001', total_guest_attending: 3, gift: false, souvenir: true, mode: 'FIRST' },
  });
  expect(arrivals()).toBe(1);
  expect(at().recent).toMatchObject([{ kind: 'arrived', name: 'Ibu Ratna Dewi & Keluarga', table: '12', pax: 3 }]);
});

test('a double tap on confirm sends one operation', async () => {
  const { at, calls } = given({ scanGuest: () => aScan(), checkInGuest: () => ({ guest: anArrivedGuest() }) });
  await at().read('SINTA001');
  await Promise.all([at().confirm(), at().confirm()]);
  expect(named(calls)).toEqual(['scanGuest', 'checkInGuest']);
});

test('what is no guest code is refused without a call', async () => {
  const { at, calls } = given({});
  await at().read('WIFI:T:WPA;S:Hotel;;');
  expect(at().verdict).toMatchObject({ state: 'refused', refusal: 'not-a-guest-code' });
  expect(calls).toEqual([]);
});

test('a scan while a guest is being confirmed is left out', async () => {
  const { at, calls } = given({ scanGuest: () => aScan() });
  await at().read('SINTA001');
  await at().read('SINTA002');
  expect(at().verdict).toMatchObject({ state: 'welcome', guest: { guest_code: 'SINTA001' } });
  expect(calls).toHaveLength(1);
});

test('more people of a party are an ADDITIONAL operation', async () => {
  const { at, calls } = given({
    scanGuest: () => aScan(anArrivedGuest()),
    checkInGuest: () => ({ guest: anArrivedGuest({ total_guests_attended: 4 }) }),
  });
  await at().read('SINTA001');
  expect(at().verdict.state).toBe('duplicate');
  at().startAdding();
  at().change({ pax: 2 });
  await at().confirm();
  expect(calls[1]?.request).toMatchObject({ body: { total_guest_attending: 2, mode: 'ADDITIONAL' } });
  expect(at().verdict).toMatchObject({ state: 'arrived', guest: { total_guests_attended: 4 } });
});

test('under INSTANT the scan is the check-in, and the second one the duplicate', async () => {
  const details = { checked_in_at: '2026-06-20T12:31:00.000Z', checked_in_by: 'Dina', guest: anArrivedGuest() };
  const answers = [() => aScan(anArrivedGuest()), () => Promise.reject(refusal(409, 'ALREADY_CHECKED_IN', details))];
  const { at } = given({ scanGuest: () => answers.shift()?.() }, 'INSTANT');
  await at().read('SINTA001');
  expect(at().verdict).toMatchObject({ state: 'arrived', isInstant: true });
  await at().read('SINTA001');
  expect(at().verdict).toMatchObject({ state: 'duplicate', guest: { checked_in_by: 'Dina' } });
});

test('a check-in that no server heard is not sent twice under two keys', async () => {
  const answers = [() => Promise.reject(new NetworkError('cut')), () => ({ guest: anArrivedGuest() })];
  const { at, calls } = given({ scanGuest: () => aScan(), checkInGuest: () => answers.shift()?.() });
  await at().read('SINTA001');
  await at().confirm();
  expect(at().verdict).toMatchObject({ state: 'unsent', silence: 'offline' });
  at().close();
  await at().read('SINTA001');
  expect(at().verdict).toMatchObject({ state: 'unsent', attempt: { kind: 'operation' } });
  await at().retry();
  expect(at().verdict).toMatchObject({ state: 'arrived' });
  expect(named(calls)).toEqual(['scanGuest', 'checkInGuest', 'checkInGuest']);
  expect(calls[2]).toEqual(calls[1]);
});

test('a scan without an answer can be tried again', async () => {
  const answers = [() => Promise.reject(new NetworkError('cut')), () => aScan()];
  const { at } = given({ scanGuest: () => answers.shift()?.() });
  await at().read('SINTA001');
  expect(at().verdict).toMatchObject({ state: 'unsent', attempt: { kind: 'scan', code: 'SINTA001' } });
  await at().retry();
  expect(at().verdict).toMatchObject({ state: 'welcome', guest: aGuest() });
});

test('a walk-in is added and welcomed', async () => {
  const { at, calls } = given({ insertAdhocGuest: () => ({ guest: anArrivedGuest({ name: 'Tamu Baru' }) }) });
  await at().addWalkIn({ name: 'Tamu Baru', total_guests: 2, gift: true, souvenir: false });
  expect(at().verdict).toMatchObject({ state: 'arrived', guest: { name: 'Tamu Baru' } });
  expect(calls[0]?.request).toMatchObject({ body: { event_id: 7, name: 'Tamu Baru', total_guests: 2, gift: true } });
});

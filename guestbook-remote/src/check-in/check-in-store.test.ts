import { IDBFactory } from 'fake-indexeddb';
import { type EventStore, openEventStore, uuidV7 } from '../event-store/index.ts';
import { apiOf } from '../testing/api.ts';
import { evening } from '../testing/evening.ts';
import { aGuest, anArrivedGuest } from '../testing/guest.ts';
import { serverOf, type ServerState } from '../testing/server.ts';
import { createCheckIn } from './check-in-store.ts';

const stores: EventStore[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

async function aCheckIn(variant: 'CONFIRM' | 'INSTANT' = 'CONFIRM', server: Partial<ServerState> = {}) {
  const { state, answers } = serverOf(server);
  const { api } = apiOf(answers);
  const store = await openEventStore(
    { api, indexedDB: new IDBFactory(), now: evening, newId: () => uuidV7(), isAutomatic: false },
    { eventId: 7 },
  );
  stores.push(store);
  await store.sync();
  return { store, checkIn: createCheckIn(store, variant), server: state };
}

test('a confirmed guest is proposed with the confirmed number, and recorded before the next one', async () => {
  const { checkIn, store, server } = await aCheckIn();
  checkIn.getState().read('sinta001');
  expect(checkIn.getState().screen).toMatchObject({
    state: 'admitting',
    verdict: { code: 'welcome' },
    draft: { people: 4, gift: false },
  });
  checkIn.getState().change({ people: 3, gift: true });
  await checkIn.getState().confirm();
  expect(checkIn.getState().screen).toMatchObject({
    state: 'arrived',
    arrival: { people: 3, table: '12', isInstant: false },
  });
  expect(store.state.getState().saved_here).toBe(1);
  await store.sync();
  expect(server.operations).toMatchObject([
    { type: 'CHECK_IN', guest_code: 'SINTA001', total_guest_attending: 3, gift: true },
  ]);
});

test('two taps on Confirm record one check-in', async () => {
  const { checkIn, store } = await aCheckIn();
  checkIn.getState().read('SINTA001');
  await Promise.all([checkIn.getState().confirm(), checkIn.getState().confirm()]);
  expect(store.history()).toHaveLength(1);
});

test('while a guest is being confirmed no other code is read', async () => {
  const other = aGuest({ guest_event_id: 12, guest_code: 'OTHER001', name: 'Surya' });
  const { checkIn } = await aCheckIn('CONFIRM', { guests: [aGuest(), other] });
  checkIn.getState().read('SINTA001');
  checkIn.getState().change({ people: 2 });
  checkIn.getState().read('OTHER001');
  expect(checkIn.getState().screen).toMatchObject({ verdict: { guest: { key: 'SINTA001' } }, draft: { people: 2 } });
});

test('a guest who is let in at another gate meanwhile is not green any more, and is not let in twice', async () => {
  const { checkIn, store, server } = await aCheckIn();
  checkIn.getState().read('SINTA001');
  expect(checkIn.getState().screen.state).toBe('admitting');
  server.guests = [anArrivedGuest()];
  await store.sync();
  expect(checkIn.getState().screen).toMatchObject({ state: 'in', verdict: { code: 'already_in' } });
  await checkIn.getState().confirm();
  expect(store.history()).toEqual([]);
});

test('who confirms what is not possible any more is told so, and not that the device is full', async () => {
  const { checkIn, store } = await aCheckIn();
  checkIn.getState().read('SINTA001');
  await checkIn.getState().confirm();
  const first = checkIn.getState().latest;
  await checkIn.getState().record(() => store.checkIn({ guest: 'SINTA001', people: 4 }));
  expect(checkIn.getState().screen).toEqual({ state: 'failed', why: 'overtaken' });
  expect(store.history()).toMatchObject([{ op_id: first?.op_id }]);
});

test('under INSTANT a scan is the check-in', async () => {
  const { checkIn, store } = await aCheckIn('INSTANT');
  checkIn.getState().read('SINTA001');
  await new Promise<void>((done) => checkIn.subscribe(({ screen }) => screen.state === 'arrived' && done()));
  expect(checkIn.getState().screen).toMatchObject({ arrival: { isInstant: true, people: 4 } });
  expect(store.guest('SINTA001')?.total_guests_attended).toBe(4);
});

test('the rest of a party is added to those who are in', async () => {
  const { checkIn, store } = await aCheckIn('CONFIRM', { guests: [anArrivedGuest()] });
  checkIn.getState().read('SINTA001');
  expect(checkIn.getState().screen).toMatchObject({ state: 'in', verdict: { code: 'already_in', remaining: 2 } });
  checkIn.getState().startAdding('SINTA001');
  checkIn.getState().change({ people: 2 });
  await checkIn.getState().confirm();
  expect(store.guest('SINTA001')?.total_guests_attended).toBe(4);
  checkIn.getState().read('SINTA001');
  expect(checkIn.getState().screen).toMatchObject({ state: 'in', verdict: { code: 'party_full' } });
});

test('undo takes the last one back, and is nothing to undo itself', async () => {
  const { checkIn, store } = await aCheckIn();
  checkIn.getState().read('SINTA001');
  await checkIn.getState().confirm();
  expect(checkIn.getState().latest?.type).toBe('CHECK_IN');
  await checkIn.getState().undoLatest();
  expect(store.guest('SINTA001')?.is_checked_in).toBe(false);
  expect(checkIn.getState().latest).toBeUndefined();
  expect(store.history().map(({ type }) => type)).toEqual(['UNDO', 'CHECK_IN']);
});

test('what the device cannot keep is said and not taken for done', async () => {
  const { checkIn, store } = await aCheckIn();
  checkIn.getState().read('SINTA001');
  await store.close();
  await checkIn.getState().confirm();
  expect(checkIn.getState().screen).toEqual({ state: 'failed', why: 'storage' });
});

test('a code that nobody has is refused and leaves a row', async () => {
  const { checkIn } = await aCheckIn();
  checkIn.getState().read('NOBODY99');
  expect(checkIn.getState().screen).toMatchObject({ state: 'refused', verdict: { code: 'unknown' } });
  expect(checkIn.getState().recent[0]).toMatchObject({ kind: 'refused' });
});

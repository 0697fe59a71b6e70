import { NetworkError } from '@janur/data';
import { apiOf, refusal } from '../testing/api.ts';
import { aGuest } from '../testing/guest.ts';
import { makeCheckIn } from './operation.ts';
import { send } from './send.ts';
import { unsentCheckIn, useUnsent } from './unsent.ts';

const operation = () => makeCheckIn('Ratna', { event_id: 7, guest_code: 'SINTA001', total_guest_attending: 2 });
const isKept = (id: string) => useUnsent.getState().operations.some((kept) => kept.id === id);

beforeEach(() => {
  localStorage.clear();
  useUnsent.setState({ operations: [] });
});

test('an acknowledged operation is kept no longer', async () => {
  const made = operation();
  const { api } = apiOf({ checkInGuest: () => ({ guest: aGuest() }) });
  await expect(send(api, made)).resolves.toMatchObject({ guest_code: 'SINTA001' });
  expect(isKept(made.id)).toBe(false);
});

test('a retry carries the same key, number and clock time', async () => {
  const made = operation();
  const answers = [() => Promise.reject(new NetworkError('cut')), () => ({ guest: aGuest() })];
  const { api, calls } = apiOf({ checkInGuest: () => answers.shift()?.() });
  await expect(send(api, made)).rejects.toThrow(NetworkError);
  const kept = unsentCheckIn(7, 'SINTA001');
  expect(kept).toEqual(made);
  await send(api, kept ?? operation());
  expect(calls[1]).toEqual(calls[0]);
  expect(calls[0]?.request).toMatchObject({ headers: { 'idempotency-key': made.id } });
  expect(isKept(made.id)).toBe(false);
});

test('an unsent operation is still there after a reload', async () => {
  const made = operation();
  const { api } = apiOf({ checkInGuest: () => Promise.reject(new NetworkError('cut')) });
  await expect(send(api, made)).rejects.toThrow(NetworkError);
  const onDevice = { ...localStorage };
  useUnsent.setState({ operations: [] });
  Object.assign(localStorage, onDevice);
  await useUnsent.persist.rehydrate();
  expect(useUnsent.getState().operations).toEqual([made]);
});

test.each([
  ['a lost session', 401, 'UNAUTHENTICATED', true],
  ['too many calls', 429, 'RATE_LIMITED', true],
  ['a server in trouble', 503, 'UNAVAILABLE', true],
  ['an unknown fault', 500, 'INTERNAL', true],
  ['a second check-in', 409, 'ALREADY_CHECKED_IN', false],
  ['an unknown guest', 404, 'NOT_FOUND', false],
  ['a wrong value', 422, 'VALIDATION_FAILED', false],
] as const)('after %s the operation is kept: %s %s %s', async (_, status, code, kept) => {
  const made = operation();
  const { api } = apiOf({ checkInGuest: () => Promise.reject(refusal(status, code)) });
  await expect(send(api, made)).rejects.toMatchObject({ code });
  expect(isKept(made.id)).toBe(kept);
});

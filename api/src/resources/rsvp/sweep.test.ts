import { sweepIdempotencyKeys } from './sweep.ts';
import { testApi } from '../../testing/test-api.ts';

const api = testApi();
const DAY_MS = 86_400_000;

test('keys older than thirty days go, younger ones stay, however many there are', async () => {
  const key = (idempotency_key: string, days: number) => ({
    scope: 'rsvp:1',
    idempotency_key,
    request_hash: 'x',
    created_at: new Date(Date.now() - days * DAY_MS),
  });
  await api.db('idempotency_keys').delete();
  await api.db('idempotency_keys').insert(Array.from({ length: 2500 }, (_, index) => key(`old-${index}`, 31)));
  await api.db('idempotency_keys').insert([key('young', 29), key('new', 0)]);
  expect(await sweepIdempotencyKeys(api.db)).toBe(2500);
  expect(await api.db('idempotency_keys').orderBy('id').pluck('idempotency_key')).toEqual(['young', 'new']);
  expect(await sweepIdempotencyKeys(api.db)).toBe(0);
});

import { until } from '../testing/until.ts';
import { backoffMs, createBackoff } from './backoff.ts';
import { createCounters } from './counters.ts';
import { LIMITS } from './limits.ts';

test.each([
  [0, 0],
  [4, 0],
  [5, 2000],
  [6, 4000],
  [10, 64_000],
  [14, 900_000],
  [1000, 900_000],
])('after %i failures the wait is %i ms', (failures, wait) => {
  expect(backoffMs(failures)).toBe(wait);
});

test('a window lets so many failures pass, holds off until it ends, then begins anew', async () => {
  const { wrongCodes } = createCounters({ ...LIMITS, wrongCodes: { max: 2, windowMs: 1000 } });
  await wrongCodes.count('a');
  expect(await wrongCodes.wait('a')).toBe(0);
  await wrongCodes.count('a');
  expect(await wrongCodes.wait('a')).toBe(1);
  expect(await wrongCodes.wait('b')).toBe(0);
  await until(async () => (await wrongCodes.wait('a')) === 0);
  await wrongCodes.count('a');
  expect(await wrongCodes.wait('a')).toBe(0);
});

test('what is taken above the limit is not given, and says when there is more', async () => {
  const { strangers } = createCounters({ ...LIMITS, strangers: { max: 2, windowMs: 60_000 } });
  const taken = [await strangers.take('a'), await strangers.take('a'), await strangers.take('a')];
  expect(taken).toEqual([0, 0, 60]);
  expect(await strangers.take('b')).toBe(0);
});

test('a back-off grows with each failure and ends by itself', async () => {
  let now = 1000;
  const attempts = createBackoff(() => now);
  for (let failure = 0; failure < 6; failure += 1) await attempts.fail('a');
  expect(await attempts.wait('a')).toBe(4);
  now += 4000;
  expect(await attempts.wait('a')).toBe(0);
  await attempts.fail('a');
  expect(await attempts.wait('a')).toBe(8);
});

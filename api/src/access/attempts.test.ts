import { until } from '../testing/until.ts';
import { backoffAttempts, backoffMs, windowedAttempts } from './attempts.ts';

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
  const attempts = windowedAttempts({ max: 2, windowMs: 1000 });
  await attempts.fail('a');
  expect(await attempts.wait('a')).toBe(0);
  await attempts.fail('a');
  expect(await attempts.wait('a')).toBe(1);
  expect(await attempts.wait('b')).toBe(0);
  await until(async () => (await attempts.wait('a')) === 0);
  await attempts.fail('a');
  expect(await attempts.wait('a')).toBe(0);
});

test('a back-off grows with each failure and ends by itself', async () => {
  let now = 1000;
  const attempts = backoffAttempts(() => now);
  for (let failure = 0; failure < 6; failure += 1) await attempts.fail('a');
  expect(await attempts.wait('a')).toBe(4);
  now += 4000;
  expect(await attempts.wait('a')).toBe(0);
  await attempts.fail('a');
  expect(await attempts.wait('a')).toBe(8);
});

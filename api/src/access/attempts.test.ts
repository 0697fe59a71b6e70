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

test('a window lets so many failures pass, holds off until it ends, then begins anew', () => {
  let now = 1000;
  const attempts = windowedAttempts({ max: 2, windowMs: 10_000 }, () => now);
  attempts.fail('a');
  expect(attempts.wait('a')).toBe(0);
  now += 4000;
  attempts.fail('a');
  expect(attempts.wait('a')).toBe(6);
  expect(attempts.wait('b')).toBe(0);
  now += 6000;
  expect(attempts.wait('a')).toBe(0);
  attempts.fail('a');
  expect(attempts.wait('a')).toBe(0);
});

test('a back-off grows with each failure and ends by itself', () => {
  let now = 1000;
  const attempts = backoffAttempts(() => now);
  for (let failure = 0; failure < 6; failure += 1) attempts.fail('a');
  expect(attempts.wait('a')).toBe(4);
  now += 4000;
  expect(attempts.wait('a')).toBe(0);
  attempts.fail('a');
  expect(attempts.wait('a')).toBe(8);
});

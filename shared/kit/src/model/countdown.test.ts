import { timeLeft } from './countdown.ts';

test('a countdown never counts up', () => {
  expect(timeLeft(90_061_000)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1, isOver: false });
  expect(timeLeft(-5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true });
});

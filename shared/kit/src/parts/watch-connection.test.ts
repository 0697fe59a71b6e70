import { jest } from '@jest/globals';
import { watchConnection } from './watch-connection.ts';

let tries: number;
let left: number;
let stop: () => void;

function watch(work: number) {
  left = work;
  stop = watchConnection({
    hasWork: () => left > 0,
    work: async () => {
      tries += 1;
    },
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  tries = 0;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('what waits is tried at once, when the phone is online again and when the tab is looked at again', () => {
  watch(1);
  expect(tries).toBe(1);
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tries).toBe(3);
});

test('the timer waits longer after each try', async () => {
  watch(1);
  const triesAfter = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return tries;
  };
  expect(await triesAfter(10_000)).toBe(2);
  expect(await triesAfter(10_000)).toBe(2);
  expect(await triesAfter(10_000)).toBe(3);
  expect(await triesAfter(39_000)).toBe(3);
});

test('nothing is tried while nothing waits, and after the end', async () => {
  watch(0);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(0);
  stop();
  left = 1;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(600_000);
  expect(tries).toBe(0);
});

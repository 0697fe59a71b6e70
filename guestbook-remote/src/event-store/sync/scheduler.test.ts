/** @jest-environment node */
import { jest } from '@jest/globals';
import { createScheduler } from './scheduler.ts';

/** Counts the exchanges of a device whose server always answers, over some seconds. */
async function exchangesIn(ms: number, hasUnsent: boolean): Promise<number> {
  jest.useFakeTimers();
  let count = 0;
  const scheduler = createScheduler({
    services: {
      openStream(_, { onOpen }) {
        void Promise.resolve().then(onOpen);
        return () => undefined;
      },
    },
    singleFlight: {
      async sync() {
        count += 1;
      },
      failures: () => ({ count: 0, wait: 0 }),
      forgiveFailures: () => undefined,
      isOpen: () => true,
    },
    eventId: 7,
    hasUnsent: () => hasUnsent,
    maySync: () => true,
    onLive: () => undefined,
    onNetwork: () => undefined,
  });
  scheduler.start();
  for (let passed = 0; passed < ms; passed += 1000) await jest.advanceTimersByTimeAsync(1000);
  scheduler.stop();
  jest.useRealTimers();
  return count;
}

test('what the server answered and could not judge is sent again within five seconds, also while changes come live', async () => {
  const quiet = await exchangesIn(14_000, false);
  expect(await exchangesIn(14_000, true)).toBeGreaterThanOrEqual(quiet + 2);
});

import { expect, test } from '@jest/globals';
import { randomOf } from '../faults/random.ts';
import {
  busiestQuarter,
  chanceToWait,
  chanceToWaitLonger,
  crestOf,
  gatesNeeded,
  needsFor,
  PROMISE,
} from './queue-model.ts';

/** A line before gates, party by party; it knows nothing of Erlang's formula. Answers how many seconds each waited. */
function simulate(
  { rate, service, gates }: { rate: number; service: number; gates: number },
  parties: number,
): number[] {
  const random = randomOf(`line of ${rate} ${service} ${gates}`);
  const exponential = (mean: number) => -mean * Math.log(1 - random.next());
  const free = Array.from({ length: gates }, () => 0);
  let arrives = 0;
  return Array.from({ length: parties }, () => {
    arrives += exponential(1 / rate);
    const gate = free.indexOf(Math.min(...free));
    const start = Math.max(arrives, free[gate] ?? 0);
    free[gate] = start + exponential(service);
    return start - arrives;
  });
}

const share = (values: readonly number[], holds: (value: number) => boolean) =>
  values.filter(holds).length / values.length;

test.each([
  { rate: 0.05, service: 15, gates: 1 },
  { rate: 0.12, service: 20, gates: 3 },
  { rate: 0.3, service: 20, gates: 7 },
])('the formula says what a simulated line does: $gates gates', (desks) => {
  const waits = simulate(desks, 200_000);
  expect(chanceToWait(desks)).toBeCloseTo(
    share(waits, (wait) => wait > 0),
    1,
  );
  for (const seconds of [10, 30, 60, 180])
    expect(Math.abs(chanceToWaitLonger(desks, seconds) - share(waits, (wait) => wait > seconds))).toBeLessThan(0.02);
});

test('the gates that are needed keep the promise in a simulated line, and one fewer does not', () => {
  for (const rate of [0.05, 0.1, 0.2, 0.4]) {
    const gates = gatesNeeded({ rate, service: 20 });
    expect(share(simulate({ rate, service: 20, gates }, 200_000), (wait) => wait <= PROMISE.seconds)).toBeGreaterThan(
      PROMISE.share - 0.01,
    );
    if (gates > 1)
      expect(chanceToWaitLonger({ rate, service: 20, gates: gates - 1 }, PROMISE.seconds)).toBeGreaterThan(
        1 - PROMISE.share,
      );
  }
});

test('gates that cannot keep up let everybody wait', () => {
  expect(chanceToWait({ rate: 0.2, service: 20, gates: 4 })).toBe(1);
  expect(chanceToWaitLonger({ rate: 0.2, service: 20, gates: 3 }, 1e6)).toBe(1);
});

test('the line as water: ten minutes of six parties before a gate that takes four', () => {
  const perMinute = [...Array.from({ length: 10 }, () => 6), ...Array.from({ length: 20 }, () => 1)];
  expect(crestOf(perMinute, { service: 15, gates: 1 })).toEqual({ parties: 20, minute: 10, wait: 300 });
  expect(crestOf(perMinute, { service: 15, gates: 2 })).toEqual({ parties: 0, minute: 0, wait: 0 });
});

test('the busiest quarter of an hour, and a table that grows with the guests', () => {
  expect(busiestQuarter([0, 1, 14.9, 15, 40, 80])).toBe(0.5);
  expect(busiestQuarter([])).toBe(0);
  const arrivals = Array.from({ length: 300 }, (_, index) => 30 + index / 10);
  const needs = needsFor([10, 300, 1000], { arrivals, service: 20 });
  // half of them in 15 minutes: a third of a party, ten and 33 of them a minute
  expect(needs.map(({ gates }) => gates)).toEqual([1, 4, 12]);
  expect(needs[0]?.oneFewer).toBeNull();
});

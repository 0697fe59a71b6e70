import type { DevicePlan } from '../faults/history.ts';
import type { Random } from '../faults/random.ts';

/** What befalls devices and links; `faulty` and `redelivered` are of requests, as in `ops/faults`. */
export interface Trouble {
  readonly redelivered: number;
  readonly faulty: number;
  /** Bounds how slow a slow answer is: a tenth of it, in ms. */
  readonly lasts: number;
  /** A device: how often its network goes, for two to nine minutes, and its page is lost, for half a minute to one. */
  readonly outages: number;
  readonly crashes: number;
  readonly hasWrongClock: boolean;
  readonly hasFullDisk: boolean;
}

export const TROUBLES = {
  none: { redelivered: 0, faulty: 0, lasts: 0, outages: 0, crashes: 0, hasWrongClock: false, hasFullDisk: false },
  usual: {
    redelivered: 0.02,
    faulty: 0.08,
    lasts: 5000,
    outages: 2,
    crashes: 1,
    hasWrongClock: true,
    hasFullDisk: false,
  },
  hard: { redelivered: 0.1, faulty: 0.3, lasts: 5000, outages: 4, crashes: 3, hasWrongClock: true, hasFullDisk: true },
} as const satisfies Record<string, Trouble>;
export type TroubleName = keyof typeof TROUBLES;

const WRONG_CLOCK_MS = 7 * 60_000;

/** What befalls each device of an evening (minutes), told in ms of a clock that runs `speed` times as fast. */
export function devicePlans(
  names: readonly string[],
  { random, evening, speed, trouble }: { random: Random; evening: number; speed: number; trouble: Trouble },
): DevicePlan[] {
  const ms = (minutes: number) => (minutes * 60_000) / speed;
  const times = (count: number) => Array.from({ length: count });
  return names.map((name, index) => {
    const own = random.fork(name);
    const within = () => ms(evening * (0.1 + 0.75 * own.next()));
    const fullFrom = ms(evening * 0.4);
    return {
      name,
      skew: trouble.hasWrongClock && index === 0 ? WRONG_CLOCK_MS : 0,
      clockSet: undefined,
      feelsNetwork: own.chance(0.5),
      downs: times(trouble.outages).map(() => {
        const from = within();
        return { from, to: from + ms(own.int(2, 9)), how: own.pick(['refuse', 'hang']) };
      }),
      crashes: times(trouble.crashes)
        .map(() => ({ at: within(), isMidUpload: own.chance(0.3), away: ms(0.5 + own.next() / 2) }))
        .toSorted((one, other) => one.at - other.at),
      fullDisk: trouble.hasFullDisk && index === 1 ? { from: fullFrom, to: fullFrom + ms(2) } : undefined,
      steps: [],
      luck: own.fork('luck'),
    };
  });
}

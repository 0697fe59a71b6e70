/** How large a history is. Times are compressed: what takes an evening at the door takes seconds here. */
export interface Tier {
  readonly ushers: number;
  readonly guests: number;
  readonly operations: number;
  /** How long ushers work, in ms; the faults end with it. */
  readonly lasts: number;
  /** Of requests: delivered several times, and met by any other fault. */
  readonly redelivered: number;
  readonly faulty: number;
  /** Of guests: scanned on a second device. */
  readonly twice: number;
  /** Of guests: a family that comes in at two doors at once. */
  readonly split: number;
  /** Of the time, a device. */
  readonly offline: number;
  readonly apiKills: number;
  readonly databaseKills: number;
  /** Each device's page is lost so often. */
  readonly crashes: number;
  readonly skew: number;
}

const MINUTE = 60_000;

/** reliability.md §3: T1 and T2. */
export const TIERS = {
  short: {
    ushers: 4,
    guests: 200,
    operations: 600,
    lasts: 5000,
    redelivered: 0.1,
    faulty: 0.3,
    twice: 0.1,
    split: 0.15,
    offline: 0.3,
    apiKills: 2,
    databaseKills: 1,
    crashes: 2,
    skew: 10 * MINUTE,
  },
  long: {
    ushers: 8,
    guests: 1000,
    operations: 4000,
    lasts: 60_000,
    redelivered: 0.1,
    faulty: 0.3,
    twice: 0.1,
    split: 0.15,
    offline: 0.5,
    apiKills: 6,
    databaseKills: 3,
    crashes: 4,
    skew: 24 * 60 * MINUTE,
  },
} as const satisfies Record<string, Tier>;
export type TierName = keyof typeof TIERS;

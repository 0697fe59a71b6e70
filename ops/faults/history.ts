import { type Random, randomOf } from './random.ts';
import { storiesOf } from './stories.ts';
import type { Tier } from './tiers.ts';

/** An evening as it is to happen: all of it follows from the seed. Times are ms since it began. */
export interface History {
  readonly seed: number;
  readonly lasts: number;
  readonly guests: readonly Invited[];
  /** Guests of somebody else: nothing of theirs may move. */
  readonly neighbours: readonly Invited[];
  readonly devices: readonly DevicePlan[];
  readonly kills: readonly { readonly at: number; readonly what: Victim }[];
  /** Gifts noted by a caller without a queue: one call each, with an Idempotency-Key and no number of a device. */
  readonly calls: readonly { readonly at: number; readonly guest: string; readonly copies: number }[];
}
export type Victim = 'api 0' | 'api 1' | 'both apis' | 'database';

export interface Invited {
  readonly code: string;
  readonly name: string;
  readonly invited: number;
  readonly confirmed: number;
  readonly status: 'PENDING' | 'CONFIRMED' | 'DECLINED';
  readonly table: string | null;
}

export interface DevicePlan {
  readonly name: string;
  /** How far its clock is ahead, and when somebody sets it to what. */
  readonly skew: number;
  readonly clockSet: { readonly at: number; readonly skew: number } | undefined;
  /** Whether it hears of the network going and coming. */
  readonly feelsNetwork: boolean;
  readonly downs: readonly Down[];
  readonly fullDisk: Span | undefined;
  readonly crashes: readonly { readonly at: number; readonly isMidUpload: boolean; readonly away: number }[];
  readonly steps: readonly Step[];
  /** Draws what befalls the n-th request. */
  readonly luck: Random;
}
export interface Span {
  readonly from: number;
  readonly to: number;
}
export interface Down extends Span {
  /** Connections are refused, or nothing answers. */
  readonly how: 'refuse' | 'hang';
}

export interface Step {
  readonly at: number;
  readonly act: Act;
}
/** `guest` is a code, or `walk-in …` for somebody whom the same device added. */
export type Act =
  | { readonly kind: 'checkIn'; readonly guest: string; readonly people: number; readonly given: Given }
  | { readonly kind: 'admitMore' | 'leave' | 'comeBack'; readonly guest: string; readonly people: number }
  | { readonly kind: 'give'; readonly guest: string; readonly given: Given }
  | { readonly kind: 'setTable'; readonly guest: string; readonly table: string | null }
  | {
      readonly kind: 'addWalkIn';
      readonly guest: string;
      readonly people: number;
      readonly table: string | null;
      readonly given: Given;
    }
  /** Somebody who sees that several gates let the party in says whether those are the same people. */
  | { readonly kind: 'settle'; readonly guest: string; readonly isOne: boolean }
  /** The device's last operation on the guest, or the guest's whole arrival. */
  | { readonly kind: 'undo'; readonly guest: string; readonly what: 'last' | 'whole' };
export interface Given {
  readonly gift: boolean;
  readonly souvenir: boolean;
  /** Rupiah in entrusted envelopes. */
  readonly envelopes: readonly (number | null)[];
}

const STATUSES = ['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'PENDING', 'DECLINED'] as const;
const VICTIMS = ['api 0', 'api 1', 'both apis'] as const;

export function historyOf(seed: number, tier: Tier): History {
  const random = randomOf(`janur ${seed}`);
  const guests = Array.from({ length: tier.guests }, (_, index) => invited(random, `S${seed}G${index}`));
  const neighbours = Array.from({ length: 20 }, (_, index) => invited(random, `S${seed}N${index}`));
  const strangers = [`S${seed}NOBODY`, neighbours[0]?.code ?? ''];
  const stories = storiesOf(random.fork('stories'), { tier, codes: guests.map(({ code }) => code), strangers });
  return {
    seed,
    lasts: tier.lasts,
    guests,
    neighbours,
    devices: stories.map((steps, index) => deviceOf(random.fork(`device ${index}`), { tier, index, steps })),
    kills: killsOf(random.fork('kills'), tier),
    calls: Array.from({ length: Math.ceil(tier.guests / 10) }, () => ({
      at: random.int(0, tier.lasts),
      guest: guests[random.int(0, guests.length - 1)]?.code ?? '',
      copies: random.int(2, 5),
    })),
  };
}

function invited(random: Random, code: string): Invited {
  const total = random.int(1, 6);
  const status = random.pick(STATUSES);
  return {
    code,
    name: `Tamu ${code}`,
    invited: total,
    confirmed: status === 'CONFIRMED' ? random.int(1, total) : 0,
    status,
    table: random.chance(0.3) ? String(random.int(1, 20)) : null,
  };
}

function deviceOf(
  random: Random,
  { tier, index, steps }: { tier: Tier; index: number; steps: readonly Step[] },
): DevicePlan {
  const { lasts, skew } = tier;
  const disk = random.int(0, lasts);
  return {
    name: `tablet-${index}`,
    skew: random.int(-skew, skew),
    clockSet: random.chance(0.25) ? { at: random.int(0, lasts), skew: random.int(-skew, skew) } : undefined,
    feelsNetwork: random.chance(0.5),
    downs: downsOf(random, tier),
    fullDisk: random.chance(0.5) ? { from: disk, to: disk + random.int(50, lasts / 10) } : undefined,
    crashes: Array.from({ length: random.int(0, tier.crashes) }, () => ({
      at: random.int(lasts / 20, lasts),
      isMidUpload: random.chance(0.5),
      away: random.int(0, lasts / 10),
    })).toSorted((one, other) => one.at - other.at),
    steps,
    luck: random.fork('luck'),
  };
}

/** Pieces of the evening without a link, as much of it as the tier says, give or take half. */
function downsOf(random: Random, { lasts, offline }: Tier): Down[] {
  const downs: Down[] = [];
  let left = lasts * offline * (0.5 + random.next());
  while (left > 50) {
    const length = Math.min(left, random.int(50, lasts / 3));
    const from = random.int(0, lasts - Math.floor(length));
    downs.push({ from, to: from + length, how: random.pick(['refuse', 'hang']) });
    left -= length;
  }
  return downs;
}

function killsOf(random: Random, { lasts, apiKills, databaseKills }: Tier): History['kills'] {
  // early enough that the work goes on when they are back
  const at = () => random.int(lasts / 20, (lasts * 2) / 3);
  return [
    ...Array.from({ length: apiKills }, () => ({ at: at(), what: random.pick(VICTIMS) })),
    ...Array.from({ length: databaseKills }, () => ({ at: at(), what: 'database' as const })),
  ].toSorted((one, other) => one.at - other.at);
}

import { Arrangement, type Seated, type TableState } from './arrangement.ts';
import { seatByGroups, seatHeld, seatKept } from './first-seats.ts';
import { withoutLosers } from './keep-chairs.ts';
import { bringGroupsNear } from './near.ts';
import type { SeatingCase, Seats } from './seating-case.ts';

const ROUNDS_A_PARTY = 900;
const FEWEST_ROUNDS = 30_000;
const MOST_ROUNDS = 130_000;
/** Where it begins: a party that must move may push others, which costs more than what it leaves behind. */
const HEATS = { fresh: [45], kept: [45, 12], few: [45, 400, 160, 90, 45] } as const;
/** So few parties are tried more often: it takes no time. */
const FEW = 80;
const COLD = 0.6;

/** Seats parties at tables. Where seats are kept nobody loses a chair. The same case has the same answer. */
export const assignSeats = (seatingCase: SeatingCase): Seats =>
  seatingCase.keepsSeats ? withoutLosers(seatingCase, arrange) : arrange(seatingCase);

/**
 * A first arrangement group by group, made better by many small changes of which worse ones are taken
 * too while it is hot.
 */
function arrange(seatingCase: SeatingCase): Seats {
  const arrangement = new Arrangement(seatingCase);
  seatHeld(arrangement);
  if (seatingCase.keepsSeats) seatKept(arrangement);
  seatByGroups(arrangement);
  for (const hot of HEATS[seatingCase.parties.length < FEW ? 'few' : seatingCase.keepsSeats ? 'kept' : 'fresh'])
    improve(arrangement, hot);
  if (!seatingCase.keepsSeats) bringGroupsNear(arrangement);
  return arrangement.seats();
}

function improve(arrangement: Arrangement, hot: number): void {
  const movable = arrangement.parties.filter(({ party }) => !party.isHeld);
  if (movable.length === 0 || arrangement.tables.length === 0) return;
  const random = randomOf(movable.length * 31 + arrangement.tables.length + hot * 7);
  const rounds = Math.min(Math.max(FEWEST_ROUNDS, movable.length * ROUNDS_A_PARTY), MOST_ROUNDS);
  let cost = arrangement.cost();
  let best = { cost, seats: arrangement.seats() };
  for (let round = 0; round < rounds; round += 1) {
    const heat = hot * (COLD / hot) ** (round / rounds);
    const change = tryChange(arrangement, movable, random);
    if (!change) continue;
    if (change.delta > 0 && random() >= Math.exp(-change.delta / heat)) {
      undo(arrangement, change.steps);
      continue;
    }
    cost += change.delta;
    if (cost < best.cost - 1e-6) best = { cost, seats: arrangement.seats() };
  }
  arrangement.restore(best.seats);
}

type Step = readonly [Seated, TableState | undefined];
interface Change {
  readonly delta: number;
  /** Where each party was, in the order in which they were moved. */
  readonly steps: readonly Step[];
}

/**
 * Moves a party to another table. Who stands in its way goes where the party came from, to a free place, or to a third table
 * whence others are pushed on: at most a few, who may be left without a seat.
 */
function tryChange(arrangement: Arrangement, movable: readonly Seated[], random: () => number): Change | undefined {
  const first = pick(movable, random);
  const to = first && likelyTable(arrangement, first, random);
  if (!first || !to || to === first.at) return undefined;
  const from = first.at;
  const steps: Step[] = [];
  let delta = 0;
  const take = (seated: Seated) => {
    steps.push([seated, seated.at]);
    delta += arrangement.move(seated, undefined);
  };
  /** Puts somebody at a table; answers who had to go, undefined when they are too many. */
  const put = (seated: Seated, at: TableState): Seated[] | undefined => {
    const pushed: Seated[] = [];
    while (!arrangement.fits(seated, at)) {
      const others = [...at.parties].filter(
        (other) => !other.party.isHeld && !steps.some(([moved]) => moved === other),
      );
      const other = others.find((one) => seated.enemies.includes(one)) ?? pick(others, random);
      if (!other || steps.length >= MOST_PUSHED) return undefined;
      take(other);
      pushed.push(other);
    }
    delta += arrangement.move(seated, at);
    return pushed;
  };
  take(first);
  // those who are pushed on join its end while it is gone through
  const homeless = put(first, to) ?? [];
  for (const seated of homeless) {
    const room = from && arrangement.fits(seated, from) ? from : anyRoom(arrangement, seated, random);
    const third = room ?? (random() < PUSHES_ON ? likelyTable(arrangement, seated, random) : undefined);
    const pushed = third && third !== to ? put(seated, third) : [];
    if (!pushed) break;
    homeless.push(...pushed);
  }
  if (first.at === to) return { delta, steps };
  undo(arrangement, steps);
  return undefined;
}
const MOST_PUSHED = 6;
const PUSHES_ON = 0.5;

/** Where friends or the group sit, as often as anywhere; where seats are kept also where it sat. */
function likelyTable(arrangement: Arrangement, { party, friends }: Seated, random: () => number) {
  const dice = random();
  if (dice < 0.2 && friends.length > 0) return pick(friends, random)?.at;
  if (dice < 0.3 && party.now !== null) return arrangement.tables.find(({ table }) => table.id === party.now);
  if (dice < 0.6 && party.group !== null) {
    const { group } = party;
    return pick(
      arrangement.tables.filter(({ groups }) => groups.has(group)),
      random,
    );
  }
  return pick(arrangement.tables, random);
}

function anyRoom(arrangement: Arrangement, seated: Seated, random: () => number): TableState | undefined {
  for (let turn = 0; turn < 6; turn += 1) {
    const table = pick(arrangement.tables, random);
    if (table && arrangement.fits(seated, table)) return table;
  }
  return arrangement.tables.find((table) => arrangement.fits(seated, table));
}

function undo(arrangement: Arrangement, steps: readonly Step[]): void {
  for (const [seated] of steps) arrangement.move(seated, undefined);
  for (const [seated, at] of steps) arrangement.move(seated, at);
}

const pick = <T>(list: readonly T[], random: () => number): T | undefined => list[Math.floor(random() * list.length)];

/** Mulberry32: the same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

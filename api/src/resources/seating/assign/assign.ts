import { Arrangement, type Seated, type TableState } from './arrangement.ts';
import { seatByGroups, seatHeld, seatKept } from './first-seats.ts';
import { bringGroupsNear } from './near.ts';
import type { SeatingCase, Seats } from './seating-case.ts';

const ROUNDS_A_PARTY = 900;
const FEWEST_ROUNDS = 30_000;
const MOST_ROUNDS = 130_000;
/** Where it begins: a party that must move may push others, which costs more than what it leaves behind. */
const HEATS = { fresh: [45], kept: [160, 45], few: [45, 400, 160, 90, 45] } as const;
/** So few parties are tried more often: it takes no time. */
const FEW = 80;
const COLD = 0.6;

/**
 * Seats parties at tables: a first arrangement group by group, made better by many small changes of which worse ones are
 * taken too while it is hot. The same case has the same answer.
 */
export function assignSeats(seatingCase: SeatingCase): Seats {
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

/** Moves a party to another table; who stands in its way changes places with it or moves on. */
function tryChange(arrangement: Arrangement, movable: readonly Seated[], random: () => number): Change | undefined {
  const seated = pick(movable, random);
  const to = seated && likelyTable(arrangement, seated, random);
  if (!seated || !to || to === seated.at) return undefined;
  const from = seated.at;
  if (arrangement.fits(seated, to)) return { delta: arrangement.move(seated, to), steps: [[seated, from]] };
  const others = [...to.parties].filter(({ party }) => !party.isHeld);
  const steps: Step[] = [];
  let delta = arrangement.move(seated, undefined);
  steps.push([seated, from]);
  while (!arrangement.fits(seated, to)) {
    const enemy = others.find((other) => other.at === to && seated.enemies.includes(other));
    const other =
      enemy ??
      pick(
        others.filter(({ at }) => at === to),
        random,
      );
    if (!other || steps.length > MOST_PUSHED) {
      undo(arrangement, steps);
      return undefined;
    }
    steps.push([other, to]);
    delta += arrangement.move(other, undefined);
  }
  delta += arrangement.move(seated, to);
  for (const [other] of steps.slice(1)) {
    const place = from && arrangement.fits(other, from) ? from : anyRoom(arrangement, other, random);
    if (place) delta += arrangement.move(other, place);
  }
  return { delta, steps };
}
const MOST_PUSHED = 4;

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

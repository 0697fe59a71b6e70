import type { SeatedParty, SeatingCase, Seats } from './seating-case.ts';

/** How often tables are left as they are one after another, before all are. */
const MOST_TRIES = 3;

/**
 * An arrangement in which whoever sits somewhere sits somewhere afterwards. Where chairs do not suffice for that, the tables
 * of those who would lose theirs stay as they are, even too full: that is for the hosts to mend.
 */
export function withoutLosers(seating: SeatingCase, arrange: (seating: SeatingCase) => Seats): Seats {
  const left = new Set<number>();
  let tried = seating;
  for (let turn = 1; ; turn += 1) {
    const seats = arrange(tried);
    const lost = seating.parties.filter(({ id, now }) => now !== null && (seats.get(id) ?? null) === null);
    if (lost.length === 0) return seats;
    for (const { now } of turn < MOST_TRIES ? lost : seating.parties) if (now !== null) left.add(now);
    tried = { ...seating, parties: seating.parties.map((party) => heldAt(left, party)) };
  }
}

const heldAt = (tables: ReadonlySet<number>, party: SeatedParty): SeatedParty =>
  party.now !== null && tables.has(party.now) ? { ...party, isHeld: true } : party;

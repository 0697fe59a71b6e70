import type { SeatedParty, SeatingCase, Seats } from './seating-case.ts';

interface Wanted {
  readonly people: number;
  readonly tables: number;
  readonly seats: number;
  readonly seed: number;
  readonly keepsSeats?: boolean;
}

/** A made-up wedding: families of different sizes, some who do not speak to each other, a few guests of honour. */
export function weddingCase({ people, tables, seats, seed, keepsSeats = false }: Wanted): SeatingCase {
  const random = numbers(seed);
  const parties: SeatedParty[] = [];
  let left = people;
  let group = 0;
  let ofGroup = 0;
  while (left > 0) {
    if (ofGroup === 0) {
      group += 1;
      ofGroup = 2 + Math.floor(random() * 7);
    }
    ofGroup -= 1;
    const size = Math.min(left, 1 + Math.floor(random() * 4));
    left -= size;
    const wish = random() < 0.04 ? 'VIP' : random() < 0.04 ? 'DOOR' : null;
    parties.push({ id: parties.length + 1, people: size, group: `G${group}`, wish, now: null, isHeld: false });
  }
  const pair = (): [number, number] => {
    const one = 1 + Math.floor(random() * parties.length);
    const other = 1 + Math.floor(random() * (parties.length - 1));
    return [one, other === one ? parties.length : other];
  };
  const pairs = Math.max(1, Math.floor(parties.length / 12));
  return {
    parties,
    tables: Array.from({ length: tables }, (_, at) => ({
      id: at + 1,
      seats,
      isVip: at === 0,
      isNearDoor: at >= tables - Math.max(1, Math.floor(tables / 8)),
      x: (at % 8) * 30,
      y: Math.floor(at / 8) * 30,
    })),
    apart: Array.from({ length: pairs }, pair),
    together: Array.from({ length: Math.floor(pairs / 2) }, pair).filter(([one, other]) => one !== other),
    keepsSeats,
  };
}

function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The same wedding later: all sit where they sat, and every seventh party has one more or comes after all. */
export function lateAnswers(seating: SeatingCase, seats: Seats): SeatingCase {
  return {
    ...seating,
    keepsSeats: true,
    parties: seating.parties.map((party, at) => {
      const now = seats.get(party.id) ?? null;
      if (at % 7 === 3) return { ...party, now, people: party.people + 1 };
      return { ...party, now: at % 7 === 5 ? null : now };
    }),
  };
}

import type { GuestView, GuestKey } from '../event-store.ts';
import { type Asked, askedOf } from './asked.ts';
import { type Indexed, indexOf, isIndexOf, type Words } from './indexed.ts';
import { NONE, scoreOfNumbers, scoreOfTypos, scoreOfWords } from './score.ts';

/** Finds guests by what an usher heard; the names are made ready once. */
export interface Search {
  /** Makes the names ready that are new, so that the first letter is answered as fast as the second. */
  readonly prepare: (guests: ReadonlyMap<GuestKey, GuestView>) => void;
  readonly find: (guests: ReadonlyMap<GuestKey, GuestView>, text: string, limit: number) => GuestView[];
}

interface Found {
  readonly guest: GuestView;
  readonly indexed: Indexed;
  readonly score: number;
}

export function createSearch(): Search {
  const index = new Map<GuestKey, Indexed>();
  const words: Words = new Map();

  function indexed(guest: GuestView): Indexed {
    const known = index.get(guest.key);
    if (known && isIndexOf(known, guest)) return known;
    const made = indexOf(guest, words);
    index.set(guest.key, made);
    return made;
  }

  function prepare(guests: ReadonlyMap<GuestKey, GuestView>): void {
    // who left the list leaves this too
    if (index.size > guests.size * 2) {
      index.clear();
      words.clear();
    }
    const before = index.size;
    for (const guest of guests.values()) indexed(guest);
    // browsers make fast only what has run before
    if (index.size - before > MANY) for (const text of EVERYDAY) find(guests, text, 1);
  }

  function all(guests: ReadonlyMap<GuestKey, GuestView>, scoreOf: (guest: GuestView, at: Indexed) => number): Found[] {
    const found: Found[] = [];
    for (const guest of guests.values()) {
      const at = indexed(guest);
      const score = scoreOf(guest, at);
      if (score < NONE) found.push({ guest, indexed: at, score });
    }
    return found;
  }

  function find(guests: ReadonlyMap<GuestKey, GuestView>, text: string, limit: number): GuestView[] {
    const asked = askedOf(text);
    if (!asked) return [];
    const exact = all(guests, (guest, at) => Math.min(scoreOfNumbers(guest, at, asked), scoreOfWords(at, asked)));
    const found = exact.length >= limit ? exact : withErrors(guests, exact, asked);
    return found
      .toSorted(byScore)
      .slice(0, limit)
      .map(({ guest }) => guest);
  }

  function withErrors(guests: ReadonlyMap<GuestKey, GuestView>, sure: readonly Found[], asked: Asked): Found[] {
    if (asked.words.every(({ errors }) => errors === 0)) return [...sure];
    const known = new Set(sure.map(({ guest }) => guest));
    const likely = all(guests, (guest, at) => (known.has(guest) ? NONE : scoreOfTypos(at, asked)));
    return [...sure, ...likely];
  }

  return { prepare, find };
}

const MANY = 500;
const EVERYDAY = ['s', 'sa', 'bpk santoso', 'pratamma wibowo', 'a', 'xyzzyxyz', '4321'];

function byScore(one: Found, other: Found): number {
  if (one.score !== other.score) return one.score - other.score;
  if (one.indexed.joined === other.indexed.joined) return 0;
  return one.indexed.joined < other.indexed.joined ? -1 : 1;
}

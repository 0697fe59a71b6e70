import type { GuestView, GuestKey } from '../event-store.ts';
import { errorsIn, errorsToBegin, lettersOf, missing } from './distance.ts';
import { fold, initialsOf, isInitials, wordsOf } from './fold.ts';
import { isTitle, withoutEnding } from './titles.ts';

/** Finds guests by what an usher heard; the names are made ready once. */
export interface Search {
  /** Makes the names ready that are new, so that the first letter is answered as fast as the second. */
  readonly prepare: (guests: ReadonlyMap<GuestKey, GuestView>) => void;
  readonly find: (guests: ReadonlyMap<GuestKey, GuestView>, text: string, limit: number) => GuestView[];
}

interface Indexed {
  readonly name: string;
  /** The words without spaces, so that `Sitinur` finds `Siti Nur`. */
  readonly joined: string;
  readonly words: readonly string[];
  readonly letters: readonly number[];
  readonly initials: string;
}
interface Found {
  readonly guest: GuestView;
  readonly indexed: Indexed;
  readonly score: number;
}
interface Asked {
  readonly words: readonly AskedWord[];
  readonly joined: string;
  readonly code: string;
  readonly digits: string;
}
interface AskedWord {
  readonly word: string;
  readonly letters: number;
  readonly errors: number;
  readonly isInitials: boolean;
}

export function createSearch(): Search {
  const index = new Map<GuestKey, Indexed>();

  function indexed(guest: GuestView): Indexed {
    const known = index.get(guest.key);
    if (known?.name === guest.name) return known;
    const made = indexOf(guest.name);
    index.set(guest.key, made);
    return made;
  }

  function prepare(guests: ReadonlyMap<GuestKey, GuestView>): void {
    // who left the list leaves this too
    if (index.size > guests.size * 2) index.clear();
    const before = index.size;
    for (const guest of guests.values()) indexed(guest);
    // browsers make fast only what has run before
    if (index.size - before > MANY) for (const words of EVERYDAY) find(guests, words, 1);
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
    const exact = all(guests, (guest, at) => Math.min(scoreOfNumbers(guest, asked), scoreOfWords(at, asked)));
    const found = exact.length >= limit ? exact : withErrors(exact, asked);
    return found
      .toSorted(byScore)
      .slice(0, limit)
      .map(({ guest }) => guest);

    function withErrors(sure: readonly Found[], words: Asked): Found[] {
      if (words.words.every(({ errors }) => errors === 0)) return [...sure];
      const known = new Set(sure.map(({ guest }) => guest));
      const likely = all(guests, (guest, at) => (known.has(guest) ? NONE : scoreOfTypos(at, words)));
      return [...sure, ...likely];
    }
  }

  return { prepare, find };
}

const MANY = 500;
const EVERYDAY = ['s', 'sa', 'bpk santoso', 'pratamma wibowo', 'a', 'xyzzyxyz', '4321'];

const NONE = Infinity;
const WHOLE = 0;
const BEGINNING = 1;
const INSIDE = 3;
const TYPO = 10;

function byScore(one: Found, other: Found): number {
  if (one.score !== other.score) return one.score - other.score;
  if (one.indexed.joined === other.indexed.joined) return 0;
  return one.indexed.joined < other.indexed.joined ? -1 : 1;
}

function indexOf(name: string): Indexed {
  const folded = fold(name);
  const words = wordsOf(folded);
  return {
    name,
    words,
    letters: words.map(lettersOf),
    joined: words.join(''),
    initials: initialsOf(folded),
  };
}

function askedOf(text: string): Asked | undefined {
  const folded = fold(text.trim());
  const typed = wordsOf(folded);
  if (typed.length === 0) return undefined;
  const names = typed.filter((word) => !isTitle(word)).map(withoutEnding);
  // who types only a title looks for that
  const words = names.length > 0 ? names : typed;
  return {
    words: words.map((word) => ({
      word,
      letters: lettersOf(word),
      errors: /\d/.test(word) ? 0 : errorsIn(word),
      isInitials: isInitials(word),
    })),
    joined: words.join(''),
    code: text.trim().toUpperCase(),
    digits: /^[+\d\s().-]+$/.test(text.trim()) ? text.replaceAll(/\D/g, '') : '',
  };
}

/** By the code, or the last digits of the phone: the device knows four. */
function scoreOfNumbers({ guest_code, phone_last4 }: GuestView, { code, digits }: Asked): number {
  if (guest_code !== null && code.length >= 2) {
    if (guest_code === code) return WHOLE;
    if (guest_code.startsWith(code)) return BEGINNING;
    if (code.length >= 3 && guest_code.includes(code)) return INSIDE;
  }
  if (digits !== '' && phone_last4?.endsWith(digits.slice(-4))) return digits.length >= 4 ? WHOLE : BEGINNING;
  return NONE;
}

/** Every word that was typed is in the name, in whatever order. */
function scoreOfWords(at: Indexed, { words, joined }: Asked): number {
  let score = 0;
  for (const [place, asked] of words.entries()) {
    score += scoreOfWord(at, asked, place);
    if (score === NONE) break;
  }
  if (score < NONE) return score;
  if (joined.length >= 3 && at.joined.includes(joined)) return at.joined.startsWith(joined) ? BEGINNING : INSIDE;
  return NONE;
}

function scoreOfWord(at: Indexed, { word, isInitials: asInitials }: AskedWord, place: number): number {
  let best = NONE;
  for (const [index, one] of at.words.entries()) {
    // the first name counts more than the last one, when it was typed first
    const order = index === place ? 0 : 0.5;
    if (one === word) return WHOLE + order;
    if (one.startsWith(word)) best = Math.min(best, BEGINNING + order);
    else if (best === NONE && isInner(word) && one.includes(word)) best = INSIDE;
  }
  if (best < NONE || !asInitials || word.length === 0) return best;
  if (at.initials.startsWith(word)) return BEGINNING;
  return at.initials.includes(word) ? INSIDE : NONE;
}

/** A part in the middle of a word means something from three letters on; where words have no spaces, from one sign on. */
const isInner = (word: string): boolean => word.length >= 3 || /[\u3040-\u30ff\u3400-\u9fff]/.test(word);

function scoreOfTypos(at: Indexed, asked: Asked): number {
  let score = 0;
  for (const [place, word] of asked.words.entries()) {
    const right = scoreOfWord(at, word, place);
    score += right < NONE ? right : scoreOfTypo(at, word);
    if (score === NONE) return NONE;
  }
  return score;
}

function scoreOfTypo({ words, letters }: Indexed, { word, letters: typed, errors: most }: AskedWord): number {
  if (most === 0) return NONE;
  let least = most + 1;
  for (const [index, one] of words.entries()) {
    if (missing(typed, letters[index] ?? 0) >= least) continue;
    least = Math.min(least, errorsToBegin(word, one, least - 1));
  }
  return least > most ? NONE : TYPO * least;
}

import { codeSign } from '../code-readings.ts';
import type { GuestView } from '../event-store.ts';
import { lettersOf } from './distance.ts';
import { fold, initialsOf, wordsOf } from './fold.ts';
import { namesMeant } from './short-names.ts';
import { soundOf } from './sound.ts';
import { tableSign } from './table.ts';
import { isTitle } from './titles.ts';

/** A word of names; the same for all guests who have it. */
export interface Word {
  /** Counts the words, so that each is compared once for all who have it. */
  readonly id: number;
  readonly word: string;
  readonly letters: number;
  /** As it sounds; empty in other scripts. */
  readonly open: string;
  readonly closed: string;
  readonly soundLetters: number;
  readonly names: number;
  /** Of a name the first letter alone. */
  readonly isInitial: boolean;
}

/** What a guest is found by. */
export interface Indexed {
  readonly name: string;
  readonly code: string | null;
  readonly table: string | null;
  readonly codeSign: string;
  readonly tableSign: string;
  /** The words without spaces, so that `Sitinur` finds `Siti Nur`. */
  readonly joined: string;
  readonly joinedSound: string;
  readonly words: readonly Word[];
  readonly initials: string;
}

export type Words = Map<string, Word>;

export function indexOf({ name, guest_code, table_number }: GuestView, known: Words): Indexed {
  const folded = fold(name);
  const typed = wordsOf(folded);
  const first = typed.findIndex((word) => !isTitle(word));
  // behind a comma stand degrees
  const degrees = folded.includes(',') ? wordsOf(folded.slice(0, folded.indexOf(','))).length : typed.length;
  const words = typed.map((word, at) =>
    wordOf(word, at === first ? 'first' : at < degrees ? 'later' : 'degree', known),
  );
  return {
    name,
    code: guest_code,
    table: table_number,
    codeSign: guest_code === null ? '' : codeSign(guest_code),
    tableSign: tableSign(table_number),
    words,
    joined: typed.join(''),
    joinedSound: words.map(({ open, word }) => open || word).join(''),
    initials: initialsOf(folded),
  };
}

export const isIndexOf = (
  { name, code, table }: Indexed,
  { name: now, guest_code, table_number }: GuestView,
): boolean => name === now && code === guest_code && table === table_number;

function wordOf(word: string, place: 'first' | 'later' | 'degree', known: Words): Word {
  // only of a single letter it matters where it stands
  const key = word.length === 1 ? `${word} ${place}` : word;
  const same = known.get(key);
  if (same) return same;
  const { open = '', closed = '' } = soundOf(word) ?? {};
  const made = {
    id: known.size,
    word,
    letters: lettersOf(word),
    open,
    closed,
    soundLetters: lettersOf(open),
    names: namesMeant(word, place === 'first'),
    isInitial: place !== 'degree' && /^[a-z]$/.test(word) && !isTitle(word),
  };
  known.set(key, made);
  return made;
}

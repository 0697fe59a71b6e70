import type { GuestView } from '../event-store.ts';
import type { Asked, AskedWord } from './asked.ts';
import { errorsToBegin, missing } from './distance.ts';
import type { Indexed, Word } from './indexed.ts';

/* How well a guest fits what was asked: the less, the better. */

export const NONE = Infinity;
const WHOLE = 0;
/** The same word in another spelling, or the same name in a shorter one. */
const ALIKE = 0.75;
const BEGINNING = 1;
const INSIDE = 3;
const ALIKE_BEGINNING = 4;
const INITIAL = 5;
const SHORTENED = 6;
const TYPO = 10;

/** By the hosts' mark, the code, the last digits of the phone (the device knows four), or the table. */
export function scoreOfNumbers(guest: GuestView, at: Indexed, asked: Asked): number {
  if (asked.isVip && guest.is_vip) return WHOLE;
  return Math.min(scoreOfCode(guest, at, asked), scoreOfPhone(guest, asked), scoreOfTable(at, asked));
}

function scoreOfCode({ guest_code }: GuestView, at: Indexed, { code, codeSign }: Asked): number {
  if (guest_code === null) return NONE;
  if (code.length >= 2) {
    if (guest_code === code) return WHOLE;
    if (guest_code.startsWith(code)) return BEGINNING;
    if (code.length >= 3 && guest_code.includes(code)) return INSIDE;
  }
  if (codeSign.length < 4 || !at.codeSign.includes(codeSign)) return NONE;
  if (at.codeSign === codeSign) return WHOLE;
  return at.codeSign.startsWith(codeSign) ? BEGINNING : INSIDE;
}

function scoreOfPhone({ phone_last4 }: GuestView, { digits }: Asked): number {
  if (digits === '' || !phone_last4?.endsWith(digits.slice(-4))) return NONE;
  return digits.length >= 4 ? WHOLE : BEGINNING;
}

/** A number is a table by itself; a name may still be on its way. */
function scoreOfTable({ tableSign }: Indexed, { table }: Asked): number {
  if (table === undefined || tableSign === '') return NONE;
  if (tableSign === table) return WHOLE;
  return /^\d+$/.test(table) || !tableSign.startsWith(table) ? NONE : BEGINNING;
}

/** Every word that was typed is in the name, in whatever order. */
export function scoreOfWords(at: Indexed, { words, joined, joinedSound }: Asked): number {
  const score = sumOf(words, (asked, place) => scoreOfWord(at, asked, place));
  if (score < NONE) return score;
  if (joined.length >= 3 && at.joined.includes(joined)) return at.joined.startsWith(joined) ? BEGINNING : INSIDE;
  return joinedSound.length >= 6 && at.joinedSound.includes(joinedSound) ? ALIKE_BEGINNING : NONE;
}

/** The same with typing errors. */
export const scoreOfTypos = (at: Indexed, { words }: Asked): number =>
  sumOf(words, (asked, place) => {
    const right = scoreOfWord(at, asked, place);
    return right < NONE ? right : scoreOfTypo(at, asked);
  });

function sumOf(words: readonly AskedWord[], scoreOf: (asked: AskedWord, place: number) => number): number {
  let sum = 0;
  let isMore = false;
  for (const [place, asked] of words.entries()) {
    const score = scoreOf(asked, place);
    if (score === NONE) return NONE;
    sum += score;
    isMore ||= Math.floor(score) !== INITIAL;
  }
  // initials alone would be half the list
  return isMore ? sum : NONE;
}

function scoreOfWord(at: Indexed, asked: AskedWord, place: number): number {
  let best = NONE;
  for (const [index, one] of at.words.entries()) {
    // the first name counts more than the last one, when it was typed first
    const order = index === place ? 0 : 0.5;
    if (one.word === asked.word) return WHOLE + order;
    const score = (asked.scores[one.id] ??= scoreOfOther(one, asked)) + order;
    if (score < best) best = score;
  }
  if (best < NONE || !asked.isInitials || asked.word.length === 0) return best;
  if (at.initials.startsWith(asked.word)) return BEGINNING;
  return at.initials.includes(asked.word) ? INSIDE : NONE;
}

function scoreOfOther(one: Word, asked: AskedWord): number {
  const { word } = asked;
  if (one.word.startsWith(word)) return BEGINNING;
  if (isAlike(one, asked)) return ALIKE;
  if (isInner(word) && one.word.includes(word)) return INSIDE;
  if (asked.open.length >= 3 && one.open.startsWith(asked.open)) return ALIKE_BEGINNING;
  if (one.isInitial && word.length > 1 && word.startsWith(one.word)) return INITIAL;
  return isShortened(word, one.word) ? SHORTENED : NONE;
}

const isAlike = (one: Word, asked: AskedWord): boolean =>
  (asked.names & one.names) !== 0 || (asked.closed.length >= 2 && one.closed === asked.closed);

/** A part in the middle of a word means something from three letters on; where words have no spaces, from one sign on. */
const isInner = (word: string): boolean => word.length >= 3 || /[\u3040-\u30ff\u3400-\u9fff]/.test(word);

/** `bdi` for Budi, `sntoso` for Santoso: vowels are left out, by a hurried thumb or out of habit. */
function isShortened(typed: string, word: string): boolean {
  if (typed.length < 3 || typed.length >= word.length || typed[0] !== word[0]) return false;
  let at = 1;
  for (let sign = 1; sign < typed.length; sign += 1) {
    while (at < word.length && word[at] !== typed[sign]) {
      if (!VOWELS.includes(word[at] ?? '')) return false;
      at += 1;
    }
    if (at === word.length) return false;
    at += 1;
  }
  return true;
}
const VOWELS = 'aeiou';

function scoreOfTypo({ words }: Indexed, asked: AskedWord): number {
  let least = NONE;
  for (const one of words) least = Math.min(least, (asked.typos[one.id] ??= errorsBetween(one, asked)));
  return TYPO * least;
}

/** In the letters, or one more in how they sound. */
function errorsBetween(one: Word, asked: AskedWord): number {
  const { errors, soundErrors } = asked;
  if (errors > 0 && missing(asked.letters, one.letters) <= errors) {
    const found = errorsToBegin(asked.word, one.word, errors);
    if (found <= errors) return found;
  }
  if (soundErrors === 0 || one.open === '' || missing(asked.soundLetters, one.soundLetters) > soundErrors) return NONE;
  if (one.open === one.word && asked.open === asked.word) return NONE;
  const found = errorsToBegin(asked.open, one.open, soundErrors);
  return found <= soundErrors ? found + 1 : NONE;
}

import { codeSign } from '../code-readings.ts';
import { errorsIn, lettersOf } from './distance.ts';
import { fold, isInitials, wordsOf } from './fold.ts';
import { namesTyped } from './short-names.ts';
import { soundOf } from './sound.ts';
import { tableAsked } from './table.ts';
import { isTitle, withoutEnding } from './titles.ts';

/** What an usher typed, made ready once for all guests. */
export interface Asked {
  readonly words: readonly AskedWord[];
  readonly joined: string;
  readonly joinedSound: string;
  readonly code: string;
  /** The code as it may have been meant; empty for what looks like none. */
  readonly codeSign: string;
  readonly digits: string;
  readonly table: string | undefined;
  /** Somebody looks for the guests of honour. */
  readonly isVip: boolean;
}
export interface AskedWord {
  readonly word: string;
  readonly letters: number;
  readonly errors: number;
  readonly isInitials: boolean;
  readonly open: string;
  readonly closed: string;
  readonly soundLetters: number;
  readonly soundErrors: number;
  readonly names: number;
  /** What was found of words of names so far, by their id. */
  readonly scores: number[];
  readonly typos: number[];
}

export function askedOf(text: string): Asked | undefined {
  const trimmed = text.trim();
  const folded = fold(trimmed);
  const typed = wordsOf(folded);
  if (typed.length === 0) return undefined;
  const names = typed.filter((word) => !isTitle(word)).map(withoutEnding);
  // who types only a title looks for that
  const texts = names.length > 0 ? names : typed;
  const words = texts.map(askedWord);
  return {
    words,
    joined: texts.join(''),
    joinedSound: words.map(({ open, word }) => open || word).join(''),
    code: trimmed.toUpperCase(),
    codeSign: /\d/.test(trimmed) ? codeSign(trimmed) : '',
    digits: /^[+\d\s().-]+$/.test(trimmed) ? trimmed.replaceAll(/\D/g, '') : '',
    table: tableAsked(folded),
    isVip: /^(?:v{1,3}ip|贵宾|貴賓|귀빈)$/.test(folded.normalize('NFC')),
  };
}

function askedWord(word: string): AskedWord {
  const { open = '', closed = '' } = soundOf(word) ?? {};
  return {
    word,
    letters: lettersOf(word),
    errors: /\d/.test(word) ? 0 : errorsIn(word),
    isInitials: isInitials(word),
    open,
    closed,
    soundLetters: lettersOf(open),
    soundErrors: errorsIn(open),
    names: namesTyped(word),
    scores: [],
    typos: [],
  };
}

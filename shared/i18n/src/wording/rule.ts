import type { Language } from '@janur/contracts/languages';
import type { Kind, Text } from './all-texts.ts';

/** A word that a text in the language never has, and what is said in its place. */
export interface WordingRule {
  readonly languages: readonly Language[];
  /** Who would read it; everybody unless told. */
  readonly kinds?: readonly Kind[];
  readonly pattern: RegExp;
  readonly instead: string;
  /** What it finds: a text that was once written. */
  readonly wrong: string;
  /** What it lets pass, where that is not plain. */
  readonly right?: string;
  /** The places and keys that have the word for a reason: the specification's own text, or a value that is typed as it stands. */
  readonly except?: RegExp;
}

export const EVERY: readonly Language[] = ['id', 'my', 'ge', 'en', 'es', 'pt', 'cn', 'ja', 'kr'];
export const GUESTS: readonly Kind[] = ['guest', 'message'];

/** Words on their own, in any case: `\b` knows English letters alone. */
export const words = (...alternatives: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'iu');

/** The texts that have a rule's word, whether they may or not. */
export const found = (texts: readonly Text[], { languages, kinds, pattern }: WordingRule): Text[] =>
  texts.filter(
    ({ language, kind, text }) =>
      languages.includes(language) && (!kinds || kinds.includes(kind)) && pattern.test(text),
  );

export const isExcepted = ({ place, key }: Text, { except }: WordingRule): boolean =>
  except?.test(`${place} ${key}`) ?? false;

/** The texts that a rule finds, each with what is wrong about it. */
export const slipsOf = (texts: readonly Text[], rules: readonly WordingRule[]): string[] =>
  rules.flatMap((rule) =>
    found(texts, rule)
      .filter((text) => !isExcepted(text, rule))
      .map(
        ({ place, key, text }) => `${place} ${key}: “${rule.pattern.exec(text)?.[0]}” in “${text}” – ${rule.instead}`,
      ),
  );

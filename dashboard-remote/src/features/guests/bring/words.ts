import type { GuestListColumn } from '@janur/contracts';
import words from './column-words.json' with { type: 'json' };

/** A column that is known and not taken: what our own files tell of guests, and numbers of rows. */
export const IGNORED = 'ignored';
export type Meaning = GuestListColumn | typeof IGNORED;

/**
 * What people write above their columns, in the nine languages. Only letters and digits count. Our own files' headings are
 * among them, so that what was exported can be brought back.
 */
const WORDS: Readonly<Record<Meaning, readonly string[]>> = words;

const MEANING_OF = new Map(
  // the keys of the record
  (Object.keys(WORDS) as Meaning[]).flatMap((meaning) => WORDS[meaning].map((word) => [plain(word), meaning] as const)),
);

/** Letters and digits alone, without accents and case. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();
}

/** What a heading means; one that only begins with a word of ours, as `Nomor HP (aktif)`, too. */
export function meaningOf(heading: string): Meaning | undefined {
  const word = plain(heading);
  if (word === '') return undefined;
  const whole = MEANING_OF.get(word);
  if (whole) return whole;
  const bare = plain(heading.replaceAll(/[([{].*?[)\]}]/g, ' '));
  return MEANING_OF.get(bare);
}

import { fold, wordsOf } from './fold.ts';

/** What a table is called in the nine languages, as `fold` leaves it. */
const WORDS = ['meja', 'mj', 'table', 'tbl', 'mesa', 'tisch', 'テーブル', '卓', '桌', '테이블'].map(fold).join('|');
const NUMBER = '(?:(?:nomor|nomer|no|number|nr|num|numero|nummer)\\b\\.?)?';
const BEFORE = new RegExp(`^(?:${WORDS})[\\s.:#-]*${NUMBER}\\s*(.+)$`);
const BEHIND = new RegExp(`^(.+?)\\s*(?:番|号|號|${fold('번')})?\\s*(?:${WORDS})$`);

/** The table that somebody looks for with `meja 12`; undefined for any other text. */
export function tableAsked(folded: string): string | undefined {
  const [, table] = BEFORE.exec(folded) ?? BEHIND.exec(folded) ?? [];
  return (table && signOf(table)) || undefined;
}

/** A table as it is compared: `Meja 05` is `5`, `A-12` is `a12`. */
export function tableSign(table: string | null): string {
  if (!table) return '';
  const folded = fold(table.trim());
  return tableAsked(folded) ?? signOf(folded);
}

const signOf = (folded: string): string =>
  wordsOf(folded)
    .join('')
    .replace(/^0+(?=\d)/, '');

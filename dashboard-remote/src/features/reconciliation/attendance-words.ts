import type { Translate } from '@janur/i18n';
import { cellWords } from '../guests/cell-words.ts';

/* The server names what is wrong with a cell in English; what only this kind of file can have wrong has its text here. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^Must be a whole number from 0 to (?<number>\d+)$/, 'attended'],
  [/^Must be yes or no$/, 'yes_no'],
  [/^This event has no guest with this code$/, 'unknown_guest'],
];

/** What is wrong with a cell, in the reader's language; a sentence that is not known is said as the server says it. */
export function attendanceWords(t: Translate, message: string): string {
  for (const [sentence, key] of SENTENCES) {
    const found = sentence.exec(message);
    if (found) return t(`reconciliation.cell.${key}`, { number: found.groups?.['number'] });
  }
  return cellWords(t, message);
}

const COLUMNS: readonly string[] = ['guest_code', 'name', 'total_attended', 'gift', 'souvenir'];

/** A column by its word; one that nobody knows as the file has it. */
export const columnWords = (t: Translate, column: string): string =>
  COLUMNS.includes(column) ? t(`reconciliation.column.${column}`) : column;

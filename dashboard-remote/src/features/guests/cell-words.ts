import type { Translate } from '@janur/i18n';

/* The server names what is wrong with a cell in English; here each of its sentences has a text of its own. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^Required$/, 'required'],
  [/^At most (?<number>\d+) characters$/, 'too_long'],
  [/^Not a phone number$/, 'phone'],
  [/^Not an e-mail address$/, 'email'],
  [/^Must be a whole number from 1 to 1000$/, 'total'],
  [/^The same guest as in row (?<number>\d+)$/, 'doubled'],
  [/^This invitation has no guest with this code$/, 'no_code'],
  [/^Several guests are meant/, 'several'],
  [/^Unknown column$/, 'unknown_column'],
  [/^This column is there twice$/, 'column_twice'],
  [/^This column is missing$/, 'column_missing'],
  [/^The file is empty$/, 'empty'],
  [/^The file names this guest twice/, 'doubled_guest'],
];

/** What is wrong with a cell, in the reader's language; a sentence that is not known is said as the server says it. */
export function cellWords(t: Translate, message: string): string {
  for (const [sentence, key] of SENTENCES) {
    const found = sentence.exec(message);
    if (found) return t(`imports.cell.${key}`, { number: found.groups?.['number'] });
  }
  return message;
}

/** They fill their whole square, and so does the mark between them; Korean has spaces, and a narrow one. */
const FULL = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What stands between a text and the next: ' · ', and '・' behind Chinese and Japanese. */
export const dotBehind = (text: string): string => (FULL.test(text) ? '・' : ' · ');

/** Several things of one kind in a line: 'Sabtu, 8 Mei · 09.00', '2027年11月13日・上午10:00'; what is empty is left out. */
export const dotted = (parts: readonly (string | number | false | null | undefined)[]): string =>
  parts
    .flatMap((part) => (part || part === 0 ? [String(part)] : []))
    .reduce((line, part) => (line ? line + dotBehind(line) + part : part), '');

/** Within Chinese or Japanese words the mark is theirs: that of '诗经·邶风' would be drawn by a look's Latin face, and narrow. */
export const wideDots = (text: string): string => text.replaceAll(WITHIN, '・');

const WITHIN = new RegExp(`(?<=${FULL.source})·(?=${FULL.source})`, 'gu');

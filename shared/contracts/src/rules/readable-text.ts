/**
 * What no text of a person holds, and what would break who reads it: control characters but tab and line ends, half a
 * character, what XML 1.0 cannot say (a spreadsheet with it is damaged), and overrides of direction, with which a text reads
 * as another. Marks of direction that messengers put around a pasted number are none of these. No script puts seven marks on one
 * letter; hundreds of them are drawn over the whole page.
 */
const UNREADABLE = /[\p{Surrogate}\uFFFE\uFFFF\u202D\u202E]|(?![\t\n\r])\p{Cc}|(?<=\p{Mn}{6})\p{Mn}/u;
const ALL_UNREADABLE = new RegExp(UNREADABLE, 'gu');

export const isReadable = (text: string): boolean => !UNREADABLE.test(text);

/** The text without what is unreadable, for what was kept before that was refused. */
export const withoutUnreadable = (text: string): string => text.replaceAll(ALL_UNREADABLE, '');

/** Where in a JSON value unreadable texts stand, names of fields included: `events.0.note`, '' for the value itself. */
export function unreadablePaths(value: unknown): string[] {
  if (typeof value === 'string') return isReadable(value) ? [] : [''];
  if (typeof value !== 'object' || value === null || !isPlain(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    isReadable(name) ? unreadablePaths(inner).map((path) => (path === '' ? name : `${name}.${path}`)) : [name],
  );
}

/** Bytes of files are no text. */
const isPlain = (value: object): boolean =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value));

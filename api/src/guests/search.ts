import type { Knex } from 'knex';
import type { Database } from '../db/connection.ts';
import { folded } from './search-text.ts';
import { containing, escaped } from '../db/like.ts';

/** What is looked for in `search_text`: any one of the texts, or everybody when there is none. */
interface Search {
  readonly texts: readonly string[];
  /** The text as a LIKE pattern for names only, which are then looked through first. */
  readonly inName?: string;
  /** LIKE patterns, of which one must fit. */
  readonly patterns?: readonly string[];
}

export interface FoundPage<Row> {
  readonly rows: Row[];
  readonly total: number;
}

interface Look<Row> {
  /** Whether a part of a code finds; without it a code finds whole only, or who may not know codes could guess them piece by piece. */
  readonly byCode: boolean;
  /** The rows that could be found, in an index that ends in `search_text`. */
  readonly chosen: () => Knex.QueryBuilder;
  /** The ids of one page of those that were: without the rows, a far page is counted off in the index alone. */
  readonly page: (found: Knex.QueryBuilder) => Promise<number[]>;
  /** The rows of the page, in its order. */
  readonly rowsOf: (ids: readonly number[]) => Promise<Row[]>;
}

/** A table by one of its indexes: left alone, the server sometimes prefers to read a million rows in the order of their ids. */
export const byIndex = (db: Database, table: 'guests' | 'guest_events', index: string): Knex.QueryBuilder =>
  db.from(db.raw('?? FORCE INDEX (??)', [table, index]));

/**
 * One page of a list with the number of all that `text` finds. It looks for names first, and for codes and numbers only when
 * no name has it: a few letters are part of many random codes that nobody means. What has a digit is looked for everywhere at
 * once.
 */
export async function searched<Row>(
  text: string,
  { byCode, chosen, page, rowsOf }: Look<Row>,
): Promise<FoundPage<Row>> {
  const search = byCode ? searchFor(text) : searchWithoutCodes(text);
  const [total, named] = await Promise.all([count(chosen(), search), page(matching(chosen(), search))]);
  if (total.named > 0 || total.all === 0) return { rows: await rowsOf(named), total: total.named };
  return { rows: await rowsOf(await page(matching(chosen(), { texts: search.texts }))), total: total.all };
}

function searchFor(text: string): Search {
  const sought = folded(text).trim();
  if (sought === '') return { texts: [] };
  if (isNumber(sought)) return { texts: numberTexts(sought) };
  if (/\d/.test(sought)) return { texts: [sought] };
  // a line break ends the name, whatever follows it
  return { texts: [sought], inName: `${containing(sought)}\n%` };
}

/** In names and numbers, which stand where no code does. */
function searchWithoutCodes(text: string): Search {
  const sought = folded(text).trim();
  if (sought === '') return { texts: [] };
  const digits = isNumber(sought) ? numberTexts(sought).filter((number) => /^\d+$/.test(number)) : [];
  const code = `%\n${escaped(sought)}`;
  const patterns = [`${containing(sought)}\n%`, code, `${code}\t%`, ...digits.map((number) => `%\t%${number}%`)];
  return { texts: [], patterns };
}

const isNumber = (text: string): boolean => /^[\d\s+().-]+$/.test(text) && /(\d\D*){3}/.test(text);

/** Six digits and more are a phone number; fewer may stand in a name just so. */
function numberTexts(sought: string): string[] {
  const digits = dialled(sought);
  return digits.length >= 6 ? [digits] : [...new Set([sought, digits])];
}

/** The digits of a phone number as they are stored: without a zero that is not dialled after a country's code. */
function dialled(number: string): string {
  const digits = number.replace(/^(\+.*)\(0\)/, '$1').replaceAll(/\D/g, '');
  return /^00\d{6}/.test(digits) ? digits.slice(2) : digits;
}

/** INSTR is a third cheaper than LIKE, which is then asked only where a text is. */
function matching(query: Knex.QueryBuilder, { texts, inName, patterns }: Search): Knex.QueryBuilder {
  if (patterns) {
    void query.where((either) => {
      for (const pattern of patterns) void either.orWhere('search_text', 'like', pattern);
    });
  }
  if (texts.length > 0) {
    void query.where((either) => {
      for (const text of texts) void either.orWhereRaw('INSTR(search_text, ?) > 0', [text]);
    });
  }
  return inName === undefined ? query : query.where('search_text', 'like', inName);
}

/** Both numbers from one look through the index. */
async function count(
  chosen: Knex.QueryBuilder,
  { inName, ...search }: Search,
): Promise<{ readonly all: number; readonly named: number }> {
  const counted = matching(chosen, search).count({ total: '*' });
  if (inName !== undefined)
    void counted.select(chosen.client.raw('COUNT(CASE WHEN search_text LIKE ? THEN 1 END) AS named', [inName]));
  const { total, named = total } = await counted.first<{ total: number; named?: number }>();
  return { all: total, named };
}

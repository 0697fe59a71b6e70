import { createHash, type Hash } from 'node:crypto';
import type { Knex } from 'knex';
import * as z from 'zod';

/** A row as it travels: every column as text, as the database itself says it. */
export type TextRow = readonly (string | null)[];

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
}

/** What may be written of a table, and the key that orders it, in the order that the schema names them. */
export async function shapeOf(db: Knex, name: string): Promise<TableShape> {
  const [shown] = await db.raw('SHOW COLUMNS FROM ??', [name]);
  const columns = Columns.parse(shown);
  return {
    name,
    columns: columns.filter(({ Extra }) => !Extra.includes('GENERATED')).map(({ Field }) => Field),
    key: columns.filter(({ Key }) => Key === 'PRI').map(({ Field }) => Field),
  };
}

const PAGE = 2000;
const Columns = z.array(z.object({ Field: z.string(), Key: z.string(), Extra: z.string() }));
const Rows = z.array(z.record(z.string(), z.unknown()));

/** The rows of a table in the order of its key, a page at a time. The caller's transaction makes them one moment's. */
export async function* rowsOf(db: Knex, { name, columns, key }: TableShape): AsyncGenerator<TextRow[]> {
  const asText = columns.map((column) => db.raw('CAST(?? AS CHAR CHARACTER SET utf8mb4) AS ??', [column, column]));
  // of the table: the name alone is that of the text beside it, which sorts 10 before 9
  const order = key.map((column) => ({ column: `${name}.${column}` }));
  let after: Record<string, unknown> | undefined;
  for (;;) {
    const query = db<Record<string, unknown>>(name)
      .select(asText)
      .select(key.map((column) => db.raw('?? AS ??', [column, `key:${column}`])))
      .orderBy(order)
      .limit(PAGE);
    if (after)
      void query.whereRaw(`(${key.map(() => '??').join()}) > (${key.map(() => '?').join()})`, pairs(key, after));
    const rows: Record<string, unknown>[] = Rows.parse(await query);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => columns.map((column) => textOf(row[column])));
    if (rows.length < PAGE) return;
    after = last;
  }
}

const pairs = (key: readonly string[], row: Record<string, unknown>): Knex.RawBinding[] => [
  ...key,
  ...key.map((column) => row[`key:${column}`] as Knex.RawBinding), // a key's column is a number or a short text
];

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string') throw new Error('the database gave a column that is no text');
  return value;
}

/** One line a row, also for who takes U+2028 for a line's end; the hash over the lines is the table's checksum. */
export const lineOf = (row: TextRow): string =>
  `${JSON.stringify(row)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)}\n`;
export const newChecksum = (): Hash => createHash('sha256');

export async function checksumOf(db: Knex, shape: TableShape): Promise<{ rows: number; sha256: string }> {
  const hash = newChecksum();
  let rows = 0;
  for await (const page of rowsOf(db, shape)) {
    for (const row of page) hash.update(lineOf(row));
    rows += page.length;
  }
  return { rows, sha256: hash.digest('hex') };
}

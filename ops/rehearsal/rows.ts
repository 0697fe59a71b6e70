import type { Database } from '@janur/api/database';

type Row = Readonly<Record<string, unknown>>;
type RowTable = 'clients' | 'contents' | 'options' | 'events' | 'accounts' | 'guests' | 'guest_events';
const PIECE = 500;

/** A row as a new one: without its id, and with JSON as text, whatever the driver read. */
export function copiedRow(row: Row): Record<string, unknown> {
  const columns = Object.entries(row).filter(([column]) => column !== 'id');
  return Object.fromEntries(columns.map(([column, value]) => [column, isJson(value) ? JSON.stringify(value) : value]));
}

/** Inserts one row like this and answers its id. */
export async function madeId(db: Database, table: RowTable, row: Row): Promise<number> {
  const [id] = await db<Row>(table).insert(copiedRow(row));
  if (id === undefined) throw new Error(`the database gave no id in ${table}`);
  return id;
}

export async function insertRows(db: Database, table: RowTable, rows: readonly Row[]): Promise<void> {
  for (let at = 0; at < rows.length; at += PIECE) await db<Row>(table).insert(rows.slice(at, at + PIECE));
}

const isJson = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !(value instanceof Uint8Array);

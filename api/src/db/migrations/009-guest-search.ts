import type { Knex } from 'knex';
import { searchTextOf } from '../../guests/search-text.ts';
import type { Migration } from './table.ts';

const CHUNK = 2000;
/** Bytes, because the database looks through them at less than half of what it takes for characters. */
const COLUMN = "search_text VARBINARY(800) NOT NULL DEFAULT ''";

interface Key {
  readonly table: 'guests' | 'guest_events';
  readonly name: string;
  /** Undefined where it was not before. */
  readonly before: string | undefined;
  readonly after: string;
}

/** Each order of a list ends in what its search looks through: any page of any search is counted off in one index. */
const KEYS: readonly Key[] = [
  {
    table: 'guests',
    name: 'guests_by_name',
    before: 'option_id, name, id',
    after: 'option_id, name, id, search_text',
  },
  {
    table: 'guests',
    name: 'guests_of_client_by_name',
    before: 'client_id, name, id',
    after: 'client_id, name, id, option_id, search_text',
  },
  {
    table: 'guest_events',
    name: 'guest_events_by_name',
    before: 'event_id, guest_name, id',
    after: 'event_id, guest_name, id, guest_id, option_id, search_text',
  },
  {
    table: 'guest_events',
    name: 'guest_events_by_table',
    before: 'event_id, table_number, id',
    after: 'event_id, table_number, id, search_text',
  },
  {
    table: 'guest_events',
    name: 'guest_events_by_check_in',
    before: 'event_id, checked_in_at, id',
    after: 'event_id, checked_in_at, id, search_text',
  },
  { table: 'guest_events', name: 'guest_events_by_id', before: undefined, after: 'event_id, id, search_text' },
];

/** Search looks through one short text of a guest, in the indexes that the lists are sorted by. */
export const guestSearch: Migration = {
  name: '009-guest-search',
  tables: [],
  async up(db) {
    for (const table of ['guests', 'guest_events']) {
      if (!(await db.schema.hasColumn(table, 'search_text'))) await db.raw(`ALTER TABLE ${table} ADD COLUMN ${COLUMN}`);
    }
    await fillGuests(db);
    await fillPlaces(db);
    await changeKeys(db, 'after');
  },
  async down(db) {
    await changeKeys(db, 'before');
    for (const table of ['guests', 'guest_events']) {
      if (await db.schema.hasColumn(table, 'search_text')) await db.raw(`ALTER TABLE ${table} DROP COLUMN search_text`);
    }
  },
};

/** What a former run has filled is passed over. Nobody's row looks changed by it. */
async function fillGuests(db: Knex): Promise<void> {
  for (let last = 0; ;) {
    const rows = await db('guests')
      .where('id', '>', last)
      .where({ search_text: '' })
      .orderBy('id')
      .limit(CHUNK)
      .select('id', 'code', 'name', 'phone_number');
    const texts = rows.map((row) => [row.id, searchTextOf(row)]);
    if (texts.length === 0) return;
    await db.raw(
      `UPDATE guests
       JOIN JSON_TABLE(?, '$[*]' COLUMNS (id BIGINT PATH '$[0]', text VARCHAR(800) PATH '$[1]')) AS told
         ON told.id = guests.id
       SET guests.search_text = told.text, guests.updated_at = guests.updated_at`,
      [JSON.stringify(texts)],
    );
    last = rows.at(-1)?.id ?? last;
  }
}

async function fillPlaces(db: Knex): Promise<void> {
  const row = await db('guest_events').where({ search_text: '' }).min({ first: 'id' }).max({ last: 'id' }).first();
  for (let from = row?.first ?? 1; from <= (row?.last ?? 0); from += CHUNK) {
    await db.raw(
      `UPDATE guest_events
       JOIN guests ON guests.id = guest_events.guest_id
       SET guest_events.search_text = guests.search_text, guest_events.updated_at = guest_events.updated_at
       WHERE guest_events.id BETWEEN ? AND ?`,
      [from, from + CHUNK - 1],
    );
  }
}

/** One statement a table, which the server does as a whole or not at all. */
async function changeKeys(db: Knex, to: 'before' | 'after'): Promise<void> {
  for (const table of ['guests', 'guest_events'] as const) {
    const steps: string[] = [];
    for (const key of KEYS.filter((candidate) => candidate.table === table)) {
      const columns = await columnsOfKey(db, key);
      if (columns === key[to]) continue;
      if (columns !== undefined) steps.push(`DROP KEY ${key.name}`);
      if (key[to] !== undefined) steps.push(`ADD KEY ${key.name} (${key[to]})`);
    }
    if (steps.length > 0) await db.raw(`ALTER TABLE ${table} ${steps.join(', ')}`);
  }
}

async function columnsOfKey(db: Knex, { table, name }: Key): Promise<string | undefined> {
  const [rows]: { name: string }[][] = await db.raw(
    `SELECT COLUMN_NAME AS name FROM information_schema.STATISTICS
     WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? AND INDEX_NAME = ? ORDER BY SEQ_IN_INDEX`,
    [table, name],
  );
  return rows?.length ? rows.map((row) => row.name).join(', ') : undefined;
}

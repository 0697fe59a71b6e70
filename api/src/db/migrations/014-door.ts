import type { Knex } from 'knex';
import type { Migration } from './table.ts';

const COLUMNS = [
  { table: 'operations', column: 'note', type: 'VARCHAR(300) NULL' },
  { table: 'guest_events', column: 'checked_in_gate', type: 'VARCHAR(40) NULL' },
  { table: 'guest_events', column: 'total_guests_left', type: 'INT NOT NULL DEFAULT 0' },
  { table: 'event_counters', column: 'total_inside', type: 'BIGINT NOT NULL DEFAULT 0' },
] as const;

/** Where guests were checked in, how many of a party have gone out again, and what an usher noted. */
export const door: Migration = {
  name: '014-door',
  tables: [],
  async up(db) {
    for (const { table, column, type } of await columns(db, false)) {
      await db.raw(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    }
    // so far nobody went out again
    await db.raw('UPDATE event_counters SET total_inside = total_pax_attended');
  },
  async down(db) {
    for (const { table, column } of await columns(db, true)) await db.raw(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  },
};

/** Those that are there, or those that are missing. */
async function columns(db: Knex, areThere: boolean) {
  const found = [];
  for (const one of COLUMNS) if ((await db.schema.hasColumn(one.table, one.column)) === areThere) found.push(one);
  return found;
}

import type { Knex } from 'knex';
import { type Migration, references } from './table.ts';

const TABLE = 'rsvp_history';
const KEY = 'rsvp_history_of_booking';

/**
 * What a guest answered is kept when the host takes the answer back: the history no longer goes with the booking. Whoever
 * removes the guest removes it too.
 */
export const lastingHistory: Migration = {
  name: '007-lasting-history',
  tables: [],
  async up(db) {
    for (const name of await keysToBookings(db)) await db.raw('ALTER TABLE ?? DROP FOREIGN KEY ??', [TABLE, name]);
  },
  async down(db) {
    if ((await keysToBookings(db)).length > 0) return;
    await db(TABLE).whereNotIn('rsvp_id', db('rsvps').select('id')).delete();
    await db.raw(`ALTER TABLE ${TABLE} ADD CONSTRAINT ${KEY} ${references('rsvp_id', 'rsvps')}`);
  },
};

/** The server named the key itself, each kind its own way. */
async function keysToBookings(db: Knex): Promise<string[]> {
  const [rows]: { name: string }[][] = await db.raw(
    `SELECT CONSTRAINT_NAME AS name FROM information_schema.REFERENTIAL_CONSTRAINTS
     WHERE CONSTRAINT_SCHEMA = DATABASE() AND TABLE_NAME = ? AND REFERENCED_TABLE_NAME = 'rsvps'`,
    [TABLE],
  );
  return (rows ?? []).map(({ name }) => name);
}

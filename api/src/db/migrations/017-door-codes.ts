import { ascii, type Migration } from './table.ts';

/** What hosts take at the door. Those there were take every code, as before. */
export const doorCodes: Migration = {
  name: '017-door-codes',
  tables: [],
  async up(db) {
    if (await db.schema.hasColumn('clients', 'door_codes')) return;
    await db.raw(`ALTER TABLE clients ADD COLUMN door_codes ${ascii(20)} NOT NULL DEFAULT 'ALL'`);
  },
  async down(db) {
    if (await db.schema.hasColumn('clients', 'door_codes')) await db.raw('ALTER TABLE clients DROP COLUMN door_codes');
  },
};

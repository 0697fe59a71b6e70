import { ascii, type Migration } from './table.ts';

/** The public keys of the phones that show a guest's ticket as a code that changes, with spaces between. */
export const guestPhones: Migration = {
  name: '021-guest-phones',
  tables: [],
  async up(db) {
    if (await db.schema.hasColumn('guests', 'phone_keys')) return;
    await db.raw(`ALTER TABLE guests ADD COLUMN phone_keys ${ascii(200)} NULL`);
  },
  async down(db) {
    if (await db.schema.hasColumn('guests', 'phone_keys')) await db.raw('ALTER TABLE guests DROP COLUMN phone_keys');
  },
};

import { ascii, type Migration } from './table.ts';

/** The tags of a guest, in the order of the contract with commas between. */
export const guestTags: Migration = {
  name: '064-guest-tags',
  tables: [],
  async up(db) {
    if (await db.schema.hasColumn('guests', 'tags')) return;
    await db.raw(`ALTER TABLE guests ADD COLUMN tags ${ascii(40)} NULL`);
  },
  async down(db) {
    if (!(await db.schema.hasColumn('guests', 'tags'))) return;
    await db.raw('ALTER TABLE guests DROP COLUMN tags');
  },
};

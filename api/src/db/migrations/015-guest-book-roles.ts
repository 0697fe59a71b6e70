import { ascii, type Migration } from './table.ts';

/** Ushers who only scan see no list. Those there were see all, as before. */
export const guestBookRoles: Migration = {
  name: '015-guest-book-roles',
  tables: [],
  async up(db) {
    if (await db.schema.hasColumn('accounts', 'guest_book_role')) return;
    await db.raw(`ALTER TABLE accounts ADD COLUMN guest_book_role ${ascii(20)} NOT NULL DEFAULT 'FULL'`);
  },
  async down(db) {
    if (!(await db.schema.hasColumn('accounts', 'guest_book_role'))) return;
    await db.raw('ALTER TABLE accounts DROP COLUMN guest_book_role');
  },
};

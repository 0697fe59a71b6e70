import type { Migration } from './table.ts';

/** The couple's own words in place of their look's: JSON of line by key. */
export const ownLines: Migration = {
  name: '041-own-lines',
  tables: [],
  async up(db) {
    if (await db.schema.hasColumn('contents', 'lines')) return;
    await db.raw('ALTER TABLE contents ADD COLUMN `lines` JSON NULL');
  },
  async down(db) {
    if (await db.schema.hasColumn('contents', 'lines')) await db.raw('ALTER TABLE contents DROP COLUMN `lines`');
  },
};

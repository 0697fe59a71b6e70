import type { Migration } from './table.ts';

const COLUMN = 'day_before_sent_at';

/** When a guest was written to on the day before. */
export const sending: Migration = {
  name: '034-sending',
  tables: [],
  async up(db) {
    if (!(await db.schema.hasColumn('guests', COLUMN)))
      await db.raw(`ALTER TABLE guests ADD COLUMN ${COLUMN} DATETIME(3) NULL`);
  },
  async down(db) {
    if (await db.schema.hasColumn('guests', COLUMN)) await db.raw(`ALTER TABLE guests DROP COLUMN ${COLUMN}`);
  },
};

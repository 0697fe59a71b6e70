import type { Migration } from './table.ts';

const COLUMN = 'new_event_sent_at';

/** When a guest was last told of an event that was added after the guest had answered. */
export const newEvents: Migration = {
  name: '073-new-events',
  tables: [],
  async up(db) {
    if (!(await db.schema.hasColumn('guests', COLUMN)))
      await db.raw(`ALTER TABLE guests ADD COLUMN ${COLUMN} DATETIME(3) NULL`);
  },
  async down(db) {
    if (await db.schema.hasColumn('guests', COLUMN)) await db.raw(`ALTER TABLE guests DROP COLUMN ${COLUMN}`);
  },
};

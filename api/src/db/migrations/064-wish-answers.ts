import type { Migration } from './table.ts';

/** What the hosts say to a wish. `answered_at` is when that was written, changed or taken away: streams tell of it by then. */
export const wishAnswers: Migration = {
  name: '064-wish-answers',
  tables: [],
  async up(db) {
    if (await db.schema.hasColumn('wishes', 'answer')) return;
    await db.raw(`ALTER TABLE wishes ADD COLUMN answer VARCHAR(500) NULL, ADD COLUMN answered_at DATETIME(3) NULL,
      ADD KEY wishes_answered (client_id, answered_at)`);
  },
  async down(db) {
    if (!(await db.schema.hasColumn('wishes', 'answer'))) return;
    await db.raw('ALTER TABLE wishes DROP KEY wishes_answered, DROP COLUMN answer, DROP COLUMN answered_at');
  },
};

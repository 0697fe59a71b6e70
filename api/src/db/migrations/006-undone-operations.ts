import { ascii, type Migration } from './table.ts';

/** An operation that was taken back stays in the log, with the operation that did it. */
export const undoneOperations: Migration = {
  name: '006-undone-operations',
  tables: [],
  async up(db) {
    if (await db.schema.hasColumn('operations', 'undone_by_op_id')) return;
    await db.raw(`ALTER TABLE operations ADD COLUMN undone_by_op_id ${ascii(128)} NULL`);
  },
  async down(db) {
    if (!(await db.schema.hasColumn('operations', 'undone_by_op_id'))) return;
    await db.raw('ALTER TABLE operations DROP COLUMN undone_by_op_id');
  },
};

import { FLAG, type Migration } from './table.ts';

const COLUMNS = [
  ['clients', 'answers_until', 'DATETIME(3) NULL'],
  ['guests', 'may_answer_late', FLAG],
] as const;

/** Until when guests may answer by themselves, and who may do it later, because the hosts have opened the form again. */
export const deadline: Migration = {
  name: '025-deadline',
  tables: [],
  async up(db) {
    for (const [table, column, type] of COLUMNS) {
      if (await db.schema.hasColumn(table, column)) continue;
      await db.raw(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    }
  },
  async down(db) {
    for (const [table, column] of COLUMNS)
      if (await db.schema.hasColumn(table, column)) await db.raw(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  },
};

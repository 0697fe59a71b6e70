import { FLAG, type Migration } from './table.ts';

/** Marks the copy on which a rehearsal is played: it stands in no list of organisers, and it alone may be taken away by the program. */
export const rehearsedClients: Migration = {
  name: '080-rehearsed-clients',
  tables: [],
  async up(db) {
    if (!(await db.schema.hasColumn('clients', 'is_rehearsal')))
      await db.raw(`ALTER TABLE clients ADD COLUMN is_rehearsal ${FLAG}`);
  },
  async down(db) {
    if (await db.schema.hasColumn('clients', 'is_rehearsal'))
      await db.raw('ALTER TABLE clients DROP COLUMN is_rehearsal');
  },
};

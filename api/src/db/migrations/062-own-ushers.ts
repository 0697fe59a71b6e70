import type { Migration } from './table.ts';

/** Until when an account opens anything: for ushers whom a couple appoints for a day. Null is for good. */
export const ownUshers: Migration = {
  name: '062-own-ushers',
  tables: [],
  async up(db) {
    if (await db.schema.hasColumn('accounts', 'valid_until')) return;
    await db.raw('ALTER TABLE accounts ADD COLUMN valid_until DATETIME(3) NULL');
  },
  async down(db) {
    if (!(await db.schema.hasColumn('accounts', 'valid_until'))) return;
    await db.raw('ALTER TABLE accounts DROP COLUMN valid_until');
  },
};

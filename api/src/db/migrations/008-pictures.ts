import { type Migration, REF } from './table.ts';

/**
 * An upload without a client is a picture of the house, which any invitation may show. `media_revision` counts what changes
 * an invitation's files behind its editors' backs: pages are made anew, and no editor's save is refused for it.
 */
export const pictures: Migration = {
  name: '008-pictures',
  tables: [],
  async up(db) {
    await db.raw(`ALTER TABLE uploads MODIFY client_id ${REF} NULL`);
    if (await db.schema.hasColumn('clients', 'media_revision')) return;
    await db.raw('ALTER TABLE clients ADD COLUMN media_revision INT UNSIGNED NOT NULL DEFAULT 0');
  },
  async down(db) {
    await db('uploads').whereNull('client_id').delete();
    await db.raw(`ALTER TABLE uploads MODIFY client_id ${REF} NOT NULL`);
    if (!(await db.schema.hasColumn('clients', 'media_revision'))) return;
    await db.raw('ALTER TABLE clients DROP COLUMN media_revision');
  },
};

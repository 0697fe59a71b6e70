import type { Migration } from './table.ts';

/**
 * Arrivals of a party at several gates are summed, and souvenirs are counted. Second check-ins of evenings before brought
 * nobody, and stay so: their numbers are known to the hosts.
 */
export const partyLedger: Migration = {
  name: '071-party-ledger',
  tables: [],
  async up(db) {
    if (await db.schema.hasColumn('guest_events', 'extra_souvenirs')) return;
    await db.raw(`UPDATE operations SET payload = JSON_SET(COALESCE(payload, '{}'), '$.uncounted', TRUE)
      WHERE verdict = 'DUPLICATE'`);
    await db.raw('ALTER TABLE guest_events ADD COLUMN extra_souvenirs INT UNSIGNED NOT NULL DEFAULT 0');
  },
  async down(db) {
    if (await db.schema.hasColumn('guest_events', 'extra_souvenirs'))
      await db.raw('ALTER TABLE guest_events DROP COLUMN extra_souvenirs');
  },
};

import { ascii, type Migration, REF } from './table.ts';

const COLUMNS = { event_id: REF, account_id: REF, recorded_by: 'VARCHAR(150)', channel: ascii(20) } as const;

/**
 * Most answers reach the hosts by telephone: they write them down, each for one event. The history says who did, under the
 * name that the account bore then, and how the answer came; of a guest's own answer all four are null.
 */
export const recordedAnswers: Migration = {
  name: '024-recorded-answers',
  tables: [],
  async up(db) {
    for (const [name, type] of Object.entries(COLUMNS)) {
      // one DDL statement after the other: each may have been made by a try that crashed
      if (await db.schema.hasColumn('rsvp_history', name)) continue;
      await db.raw(`ALTER TABLE rsvp_history ADD COLUMN ${name} ${type} NULL`);
    }
  },
  async down(db) {
    for (const name of Object.keys(COLUMNS))
      if (await db.schema.hasColumn('rsvp_history', name)) await db.raw(`ALTER TABLE rsvp_history DROP COLUMN ${name}`);
  },
};

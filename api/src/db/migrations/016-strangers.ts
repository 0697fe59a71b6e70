import { ascii, createTables, CREATED, ID, type Migration, REF, references } from './table.ts';

const waiting = createTables('016-strangers', {
  waiting_answers: `
    ${ID},
    client_id ${REF} NOT NULL,
    option_id ${REF} NOT NULL,
    guest_code ${ascii(32)} NOT NULL,
    source ${ascii(16)} NOT NULL,
    submission JSON NOT NULL,
    ${CREATED},
    UNIQUE KEY waiting_answers_code (guest_code),
    KEY waiting_answers_newest (client_id, created_at, id),
    ${references('client_id', 'clients')},
    ${references('option_id', 'options')}`,
});

/** Where wishes of people without a code came from, and their answers that wait for the hosts. */
export const strangers: Migration = {
  ...waiting,
  async up(db) {
    await waiting.up(db);
    if (await db.schema.hasColumn('wishes', 'source')) return;
    await db.raw(`ALTER TABLE wishes ADD COLUMN source ${ascii(16)} NULL`);
    await db.raw(
      `UPDATE wishes JOIN guests ON guests.id = wishes.guest_id AND guests.source = 'RSVP' SET wishes.source = 'UNKNOWN'`,
    );
  },
  async down(db) {
    if (await db.schema.hasColumn('wishes', 'source')) await db.raw('ALTER TABLE wishes DROP COLUMN source');
    await waiting.down(db);
  },
};

import { ascii, createTables, ID, type Migration, REF, references, STAMPS } from './table.ts';

const SENT = ['invitation_sent_at', 'reminder_sent_at', 'thanks_sent_at'];

/* A unique key takes no null as a value: the text for all groups has the empty one. */
const texts = createTables('012-messages', {
  message_templates: `
    ${ID},
    client_id ${REF} NOT NULL,
    kind ${ascii(20)} NOT NULL,
    language ${ascii(5)} NOT NULL,
    guest_group VARCHAR(100) NOT NULL DEFAULT '',
    text TEXT NOT NULL,
    ${STAMPS},
    UNIQUE KEY message_templates_text (client_id, kind, language, guest_group),
    ${references('client_id', 'clients')}`,
});

/** What hosts write to their guests, and when each message was sent. */
export const messages: Migration = {
  ...texts,
  async up(db) {
    await texts.up(db);
    const missing = [];
    for (const column of SENT) if (!(await db.schema.hasColumn('guests', column))) missing.push(column);
    if (missing.length > 0)
      await db.raw(`ALTER TABLE guests ${missing.map((column) => `ADD COLUMN ${column} DATETIME(3) NULL`).join(', ')}`);
  },
  async down(db) {
    const there = [];
    for (const column of SENT) if (await db.schema.hasColumn('guests', column)) there.push(column);
    if (there.length > 0)
      await db.raw(`ALTER TABLE guests ${there.map((column) => `DROP COLUMN ${column}`).join(', ')}`);
    await texts.down(db);
  },
};

import { ascii, createTables, CREATED, ID, type Migration, REF, references } from './table.ts';

const tables = createTables('019-sessions', {
  sessions: `
    ${ID},
    account_id ${REF} NOT NULL,
    jti ${ascii(64)} NOT NULL,
    device VARCHAR(60) NULL,
    network ${ascii(45)} NOT NULL,
    idle_minutes INT UNSIGNED NULL,
    authenticated_at DATETIME(3) NOT NULL,
    last_seen_at DATETIME(3) NOT NULL,
    expires_at DATETIME(3) NOT NULL,
    ${CREATED},
    UNIQUE KEY sessions_jti (jti),
    KEY sessions_of_account (account_id, last_seen_at),
    KEY sessions_expired (expires_at),
    ${references('account_id', 'accounts')}`,
});

/** Each log-in is a row: a token counts as long as its row is there. Whoever was logged in before logs in once more. */
export const sessions: Migration = {
  ...tables,
  async up(db) {
    await tables.up(db);
    if (await db.schema.hasColumn('audit_log', 'device')) return;
    await db.raw('ALTER TABLE audit_log ADD COLUMN device VARCHAR(60) NULL');
  },
  async down(db) {
    if (await db.schema.hasColumn('audit_log', 'device')) await db.raw('ALTER TABLE audit_log DROP COLUMN device');
    await tables.down(db);
  },
};

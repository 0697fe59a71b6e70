import { ascii, CREATED, createTables, type Migration, REF, references } from './table.ts';

const cards = createTables('075-usher-cards', {
  usher_cards: `
    account_id ${REF} NOT NULL PRIMARY KEY,
    client_id ${REF} NOT NULL,
    token_hash ${ascii(64)} NOT NULL,
    made_at DATETIME(3) NOT NULL,
    ${CREATED},
    UNIQUE KEY usher_cards_token (token_hash),
    KEY usher_cards_of_client (client_id),
    ${references('account_id', 'accounts')},
    ${references('client_id', 'clients')}`,
});

/** Login cards of ushers, and the sessions that one began. */
export const usherCards: Migration = {
  ...cards,
  async up(db) {
    if (!(await db.schema.hasColumn('sessions', 'by_card')))
      await db.raw('ALTER TABLE sessions ADD COLUMN by_card TINYINT(1) NOT NULL DEFAULT 0');
    await cards.up(db);
  },
  async down(db) {
    await cards.down(db);
    if (!(await db.schema.hasColumn('sessions', 'by_card'))) return;
    // without the column each of them could set the password
    await db('sessions').where('by_card', true).delete();
    await db.raw('ALTER TABLE sessions DROP COLUMN by_card');
  },
};

import { ascii, CREATED, createTables, type Migration, REF, references } from './table.ts';

const links = createTables('063-co-hosts', {
  co_host_links: `
    account_id ${REF} NOT NULL PRIMARY KEY,
    client_id ${REF} NOT NULL,
    token_hash ${ascii(64)} NOT NULL,
    expires_at DATETIME(3) NOT NULL,
    ${CREATED},
    UNIQUE KEY co_host_links_token (token_hash),
    KEY co_host_links_of_client (client_id),
    ${references('account_id', 'accounts')},
    ${references('client_id', 'clients')}`,
});

const COLUMNS = { co_host_role: ascii(20), phone_number: ascii(32) } as const;

/** Accounts of a couple's family: what each may do, and the link by which the password is set. */
export const coHosts: Migration = {
  ...links,
  async up(db) {
    for (const [column, type] of Object.entries(COLUMNS))
      if (!(await db.schema.hasColumn('accounts', column)))
        await db.raw(`ALTER TABLE accounts ADD COLUMN ${column} ${type} NULL`);
    await links.up(db);
  },
  async down(db) {
    await links.down(db);
    if (await db.schema.hasColumn('accounts', 'co_host_role')) {
      // without the column each of them would be the couple itself
      await db('accounts').whereNotNull('co_host_role').update({ is_active: false });
      await db('sessions').whereIn('account_id', db('accounts').select('id').whereNotNull('co_host_role')).delete();
    }
    for (const column of Object.keys(COLUMNS))
      if (await db.schema.hasColumn('accounts', column)) await db.raw(`ALTER TABLE accounts DROP COLUMN ${column}`);
  },
};

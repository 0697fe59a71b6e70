import { ascii, CREATED, createTables, REF, references } from './table.ts';

/** The version of a family that its designer wants served and an admin has not looked at yet; the last one asked for. */
export const secondEyes = createTables('018-second-eyes', {
  waiting_versions: `
    remote_name ${ascii(64)} NOT NULL PRIMARY KEY,
    version ${ascii(64)} NOT NULL,
    account_id ${REF} NULL,
    ${CREATED},
    FOREIGN KEY (remote_name) REFERENCES remotes (name) ON DELETE CASCADE,
    ${references('account_id', 'accounts', 'SET NULL')}`,
});

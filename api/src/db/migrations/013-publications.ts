import { ascii, CREATED, createTables, ID, REF, references } from './table.ts';

/** Who may sign what is published, what was signed, and what pages told of what they were given. */
export const publications = createTables('013-publications', {
  /* Nobody's key is the operator's: whoever works at the machine itself. */
  publisher_keys: `
    ${ID},
    account_id ${REF} NULL,
    public_key ${ascii(64)} NOT NULL,
    label VARCHAR(100) NOT NULL,
    ${CREATED},
    revoked_at DATETIME(3) NULL,
    UNIQUE KEY publisher_keys_key (public_key),
    ${references('account_id', 'accounts')}`,

  remote_owners: `
    remote_name ${ascii(64)} NOT NULL PRIMARY KEY,
    account_id ${REF} NOT NULL,
    FOREIGN KEY (remote_name) REFERENCES remotes (name) ON DELETE CASCADE,
    ${references('account_id', 'accounts')}`,

  publications: `
    version_id ${REF} NOT NULL PRIMARY KEY,
    key_id ${REF} NOT NULL,
    manifest MEDIUMTEXT NOT NULL,
    findings JSON NOT NULL,
    ${references('version_id', 'remote_versions')},
    ${references('key_id', 'publisher_keys', 'RESTRICT')}`,

  /* Counted, not listed: a fault that a thousand guests meet is one row. */
  page_reports: `
    ${ID},
    kind ${ascii(20)} NOT NULL,
    remote_name ${ascii(64)} NOT NULL,
    version ${ascii(64)} NOT NULL,
    failure ${ascii(40)} NOT NULL,
    outcome ${ascii(40)} NOT NULL,
    seen INT UNSIGNED NOT NULL DEFAULT 1,
    ${CREATED},
    last_seen_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    UNIQUE KEY page_reports_same (kind, remote_name, version, failure, outcome)`,
});

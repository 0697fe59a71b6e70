import { ascii, createTables, CREATED, ID, REF, references } from './table.ts';

export const passkeys = createTables('020-passkeys', {
  passkeys: `
    ${ID},
    account_id ${REF} NOT NULL,
    credential_id ${ascii(1400)} NOT NULL,
    public_key VARBINARY(4000) NOT NULL,
    sign_count BIGINT UNSIGNED NOT NULL,
    transports ${ascii(100)} NOT NULL DEFAULT '',
    name VARCHAR(60) NOT NULL,
    last_used_at DATETIME(3) NULL,
    ${CREATED},
    UNIQUE KEY passkeys_credential (credential_id),
    KEY passkeys_of_account (account_id),
    ${references('account_id', 'accounts')}`,
  recovery_codes: `
    ${ID},
    account_id ${REF} NOT NULL,
    code_hash BINARY(32) NOT NULL,
    ${CREATED},
    UNIQUE KEY recovery_codes_of_account (account_id, code_hash),
    ${references('account_id', 'accounts')}`,
});

import { ascii, CREATED, createTables, ID, REF, references } from './table.ts';

/** A draft that its couple looks at by a secret link, what they suggest, and what an editor has not saved yet. */
export const drafts = createTables('070-drafts', {
  draft_links: `
    option_id ${REF} NOT NULL PRIMARY KEY,
    client_id ${REF} NOT NULL,
    token ${ascii(64)} NULL,
    expires_at DATETIME(3) NULL,
    approved_by VARCHAR(150) NULL,
    approved_at DATETIME(3) NULL,
    approved_revision ${ascii(60)} NULL,
    ${CREATED},
    UNIQUE KEY draft_links_token (token),
    KEY draft_links_of_client (client_id),
    ${references('option_id', 'options')},
    ${references('client_id', 'clients')}`,

  draft_suggestions: `
    ${ID},
    client_id ${REF} NOT NULL,
    option_id ${REF} NOT NULL,
    section ${ascii(40)} NOT NULL,
    path ${ascii(190)} NULL,
    former_text TEXT NULL,
    suggested_text TEXT NULL,
    comment TEXT NULL,
    author VARCHAR(150) NOT NULL,
    state ${ascii(10)} NOT NULL DEFAULT 'OPEN',
    answer TEXT NULL,
    decided_at DATETIME(3) NULL,
    ${CREATED},
    KEY draft_suggestions_of_option (option_id, state, id),
    KEY draft_suggestions_of_client (client_id),
    ${references('option_id', 'options')},
    ${references('client_id', 'clients')}`,

  unsaved_drafts: `
    option_id ${REF} NOT NULL,
    account_id ${REF} NOT NULL,
    client_id ${REF} NOT NULL,
    unsaved MEDIUMTEXT NOT NULL,
    kept_at DATETIME(3) NOT NULL,
    PRIMARY KEY (option_id, account_id),
    KEY unsaved_drafts_of_account (account_id),
    KEY unsaved_drafts_of_client (client_id),
    ${references('option_id', 'options')},
    ${references('account_id', 'accounts')},
    ${references('client_id', 'clients')}`,
});

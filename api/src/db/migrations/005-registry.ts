import { ascii, createTables, CREATED, ID, REF, STAMPS } from './table.ts';

/** Remotes that are deployed on their own, and which template ids they draw. */
export const registry = createTables('005-registry', {
  remotes: `
    name ${ascii(64)} NOT NULL PRIMARY KEY,
    kind ${ascii(20)} NOT NULL,
    promoted_version ${ascii(64)} NULL,
    former_version ${ascii(64)} NULL,
    canary_version ${ascii(64)} NULL,
    canary_percent TINYINT UNSIGNED NOT NULL DEFAULT 0,
    revision INT UNSIGNED NOT NULL DEFAULT 1,
    ${STAMPS}`,

  remote_versions: `
    ${ID},
    remote_name ${ascii(64)} NOT NULL,
    version ${ascii(64)} NOT NULL,
    contract_min INT UNSIGNED NOT NULL,
    contract_max INT UNSIGNED NOT NULL,
    entry_path ${ascii(255)} NOT NULL,
    files JSON NOT NULL,
    preload JSON NOT NULL,
    signature TEXT NULL,
    published_by ${REF} NULL,
    published_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    withdrawn_at DATETIME(3) NULL,
    UNIQUE KEY remote_versions_version (remote_name, version),
    FOREIGN KEY (remote_name) REFERENCES remotes (name) ON DELETE CASCADE`,

  templates: `
    template_id ${ascii(60)} NOT NULL PRIMARY KEY,
    remote_name ${ascii(64)} NOT NULL,
    ${STAMPS},
    KEY templates_of_remote (remote_name),
    FOREIGN KEY (remote_name) REFERENCES remotes (name) ON DELETE CASCADE`,

  /* spec §1: a bespoke template is looked up by the client's name. */
  custom_templates: `
    client_name VARCHAR(150) NOT NULL PRIMARY KEY,
    remote_name ${ascii(64)} NOT NULL,
    ${STAMPS},
    KEY custom_templates_of_remote (remote_name),
    FOREIGN KEY (remote_name) REFERENCES remotes (name) ON DELETE CASCADE`,

  uploads: `
    ${ID},
    client_id ${REF} NOT NULL,
    option_id ${REF} NULL,
    kind ${ascii(20)} NOT NULL,
    section_type ${ascii(40)} NULL,
    sub_section ${ascii(60)} NULL,
    url ${ascii(255)} NOT NULL,
    mime ${ascii(100)} NOT NULL,
    bytes BIGINT UNSIGNED NOT NULL,
    width INT UNSIGNED NULL,
    height INT UNSIGNED NULL,
    placeholder TEXT NULL,
    variants JSON NULL,
    sha256 ${ascii(64)} NOT NULL,
    state ${ascii(20)} NOT NULL DEFAULT 'READY',
    account_id ${REF} NULL,
    ${CREATED},
    deleted_at DATETIME(3) NULL,
    UNIQUE KEY uploads_url (url),
    KEY uploads_of_client (client_id, deleted_at, id),
    KEY uploads_to_sweep (state, created_at)`,

  audit_log: `
    ${ID},
    account_id ${REF} NULL,
    role ${ascii(20)} NULL,
    client_id ${REF} NULL,
    action ${ascii(60)} NOT NULL,
    subject_type ${ascii(40)} NOT NULL,
    subject_id ${ascii(128)} NULL,
    changes JSON NULL,
    request_id ${ascii(64)} NULL,
    ip ${ascii(45)} NULL,
    ${CREATED},
    KEY audit_log_of_client (client_id, id),
    KEY audit_log_of_account (account_id, id),
    KEY audit_log_of_subject (subject_type, subject_id, id)`,
});

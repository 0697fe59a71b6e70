import { ascii, createTables, CREATED, ID, REF } from './table.ts';

const COUNT = 'BIGINT NOT NULL DEFAULT 0';

/**
 * The guest-book: an immutable log of what ushers did, and what is counted from it. No foreign keys: an insert would
 * take a shared lock on the guest's row before the update takes it exclusively, which is a deadlock under two scans.
 */
export const operations = createTables('004-operations', {
  operations: `
    ${ID},
    op_id ${ascii(128)} NOT NULL,
    device_id ${ascii(64)} NULL,
    seq BIGINT UNSIGNED NULL,
    type ${ascii(30)} NOT NULL,
    client_id ${REF} NOT NULL,
    event_id ${REF} NOT NULL,
    guest_event_id ${REF} NULL,
    guest_code ${ascii(32)} NULL,
    payload JSON NULL,
    request_hash ${ascii(64)} NULL,
    total_guests INT UNSIGNED NULL,
    gate VARCHAR(60) NULL,
    account_id ${REF} NULL,
    occurred_at DATETIME(3) NOT NULL,
    clock_offset BIGINT NOT NULL DEFAULT 0,
    corrected_at DATETIME(3) NOT NULL,
    received_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    verdict ${ascii(30)} NOT NULL,
    reason ${ascii(60)} NULL,
    duplicate_of ${ascii(128)} NULL,
    response JSON NULL,
    UNIQUE KEY operations_op_id (op_id),
    UNIQUE KEY operations_device_seq (device_id, seq),
    KEY operations_of_guest (guest_event_id, type, corrected_at),
    KEY operations_of_event (event_id, id),
    KEY operations_verdicts (client_id, verdict, id),
    KEY operations_duplicates (duplicate_of)`,

  /* Additive: one operation may bring several. */
  entrusted_gifts: `
    ${ID},
    client_id ${REF} NOT NULL,
    event_id ${REF} NOT NULL,
    guest_event_id ${REF} NOT NULL,
    op_id ${ascii(128)} NOT NULL,
    ordinal INT UNSIGNED NOT NULL DEFAULT 0,
    giver_name VARCHAR(150) NOT NULL,
    amount BIGINT UNSIGNED NULL,
    ${CREATED},
    undone_by_op_id ${ascii(128)} NULL,
    UNIQUE KEY entrusted_gifts_op (op_id, ordinal),
    KEY entrusted_gifts_of_guest (guest_event_id, id),
    KEY entrusted_gifts_of_event (event_id, id)`,

  /* Both summaries of an event, a row a slug and shard: the sum over shards is the number. */
  event_counters: `
    event_id ${REF} NOT NULL,
    option_id ${REF} NOT NULL,
    shard SMALLINT UNSIGNED NOT NULL,
    client_id ${REF} NOT NULL,
    total_invitations ${COUNT},
    total_confirmed ${COUNT},
    total_declined ${COUNT},
    total_pending ${COUNT},
    total_pax ${COUNT},
    total_pax_confirmed ${COUNT},
    total_checked_in ${COUNT},
    total_pax_attended ${COUNT},
    total_received_gift ${COUNT},
    total_received_souvenir ${COUNT},
    PRIMARY KEY (event_id, option_id, shard),
    KEY event_counters_of_client (client_id)`,
});

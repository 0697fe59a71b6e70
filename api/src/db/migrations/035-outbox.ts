import { ascii, CREATED, createTables, FLAG, ID, REF, references, STAMPS } from './table.ts';

/** Messages that are sent by themselves: what is to go, who has it in hand, and what became of it. */
export const outbox = createTables('035-outbox', {
  sending_settings: `
    client_id ${REF} NOT NULL PRIMARY KEY,
    is_on ${FLAG},
    channel ${ascii(20)} NOT NULL DEFAULT 'WHATSAPP',
    starts_at DATETIME(3) NULL,
    from_hour TINYINT UNSIGNED NOT NULL DEFAULT 9,
    until_hour TINYINT UNSIGNED NOT NULL DEFAULT 20,
    timezone ${ascii(64)} NOT NULL DEFAULT 'Asia/Jakarta',
    kinds ${ascii(100)} NOT NULL DEFAULT 'INVITATION',
    silent_days TINYINT UNSIGNED NOT NULL DEFAULT 7,
    ${STAMPS},
    KEY sending_settings_on (is_on, channel),
    ${references('client_id', 'clients')}`,

  outbox: `
    ${ID},
    client_id ${REF} NOT NULL,
    guest_id ${REF} NOT NULL,
    kind ${ascii(20)} NOT NULL,
    channel ${ascii(20)} NOT NULL,
    state ${ascii(20)} NOT NULL DEFAULT 'QUEUED',
    due_at DATETIME(3) NOT NULL,
    attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    claim ${ascii(40)} NULL,
    claimed_until DATETIME(3) NULL,
    provider_id ${ascii(190)} NULL,
    error ${ascii(60)} NULL,
    sent_at DATETIME(3) NULL,
    delivered_at DATETIME(3) NULL,
    read_at DATETIME(3) NULL,
    ${STAMPS},
    UNIQUE KEY outbox_once (guest_id, kind),
    KEY outbox_provider (provider_id),
    KEY outbox_due (channel, state, due_at, id),
    KEY outbox_of_client (client_id, state, id),
    ${references('client_id', 'clients')},
    ${references('guest_id', 'guests')}`,

  outbox_pace: `
    channel ${ascii(20)} NOT NULL PRIMARY KEY,
    minute DATETIME NULL,
    taken INT UNSIGNED NOT NULL DEFAULT 0,
    held_until DATETIME(3) NULL,
    fault ${ascii(60)} NULL`,

  message_stops: `
    address VARCHAR(254) NOT NULL PRIMARY KEY,
    ${CREATED}`,
});

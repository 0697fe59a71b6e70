import { ascii, createTables, FLAG, ID, REF, references } from './table.ts';

/** Rehearsals that organisers asked for: the program that plays one writes how it stands, the screen reads it. */
export const rehearsals = createTables('079-rehearsals', {
  rehearsals: `
    ${ID},
    client_id ${REF} NOT NULL,
    event_id ${REF} NOT NULL,
    account_id ${REF} NULL,
    state ${ascii(10)} NOT NULL,
    plan JSON NOT NULL,
    started_at DATETIME(3) NOT NULL,
    heard_at DATETIME(3) NOT NULL,
    ended_at DATETIME(3) NULL,
    now_json JSON NULL,
    door_json JSON NULL,
    visitor_json JSON NULL,
    sent_on INT UNSIGNED NOT NULL DEFAULT 0,
    is_stop_wanted ${FLAG},
    report_json JSON NULL,
    problem TEXT NULL,
    KEY rehearsals_of_event (event_id, id),
    KEY rehearsals_by_state (state),
    KEY rehearsals_of_client (client_id),
    KEY rehearsals_by_account (account_id),
    ${references('client_id', 'clients')},
    ${references('event_id', 'events')},
    ${references('account_id', 'accounts', 'SET NULL')}`,
});

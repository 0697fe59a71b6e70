import { CREATED, createTables, ID, REF, references } from './table.ts';

/** What the kitchens of events were given, as it was, so that the next sheet tells what has changed since. */
export const catererSheets = createTables('051-caterer-sheets', {
  caterer_sheets: `
    ${ID},
    client_id ${REF} NOT NULL,
    event_id ${REF} NOT NULL,
    people INT UNSIGNED NOT NULL DEFAULT 0,
    content JSON NOT NULL,
    account_id ${REF} NOT NULL,
    made_by VARCHAR(150) NOT NULL,
    ${CREATED},
    KEY caterer_sheets_of_event (event_id, id),
    KEY caterer_sheets_of_client (client_id),
    ${references('event_id', 'events')}`,
});

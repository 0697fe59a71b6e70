import { createTables, REF, references } from './table.ts';

/** Which guests an event no longer has, so that a device at the door hears of it without loading everybody anew. */
export const removedPlaces = createTables('010-removed-places', {
  removed_places: `
    guest_event_id ${REF} NOT NULL PRIMARY KEY,
    client_id ${REF} NOT NULL,
    event_id ${REF} NOT NULL,
    removed_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    KEY removed_places_of_event (event_id, removed_at, guest_event_id),
    ${references('event_id', 'events')}`,
});

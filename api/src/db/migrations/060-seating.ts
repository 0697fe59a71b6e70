import { ascii, CREATED, createTables, FLAG, ID, REF, references, STAMPS } from './table.ts';

/**
 * The hall of an event and its tables. Who sits where stays in guest_events.table_number, by the table's name: that is what
 * tickets, files and the door read.
 */
export const seating = createTables('060-seating', {
  seating_halls: `
    event_id ${REF} NOT NULL PRIMARY KEY,
    client_id ${REF} NOT NULL,
    width SMALLINT UNSIGNED NOT NULL,
    depth SMALLINT UNSIGNED NOT NULL,
    stage_x SMALLINT UNSIGNED NOT NULL,
    stage_y SMALLINT UNSIGNED NOT NULL,
    door_x SMALLINT UNSIGNED NOT NULL,
    door_y SMALLINT UNSIGNED NOT NULL,
    ${STAMPS},
    KEY seating_halls_of_client (client_id),
    ${references('event_id', 'events')}`,

  seating_tables: `
    ${ID},
    client_id ${REF} NOT NULL,
    event_id ${REF} NOT NULL,
    name VARCHAR(20) NOT NULL,
    seats SMALLINT UNSIGNED NOT NULL,
    shape ${ascii(10)} NOT NULL,
    x SMALLINT UNSIGNED NOT NULL,
    y SMALLINT UNSIGNED NOT NULL,
    is_vip ${FLAG},
    is_near_door ${FLAG},
    ${STAMPS},
    UNIQUE KEY seating_tables_name (event_id, name),
    KEY seating_tables_of_client (client_id, event_id),
    ${references('event_id', 'events')}`,

  seat_wishes: `
    guest_event_id ${REF} NOT NULL PRIMARY KEY,
    client_id ${REF} NOT NULL,
    is_pinned ${FLAG},
    wish ${ascii(10)} NULL,
    ${STAMPS},
    KEY seat_wishes_of_client (client_id),
    ${references('guest_event_id', 'guest_events')}`,

  seating_rules: `
    ${ID},
    client_id ${REF} NOT NULL,
    kind ${ascii(10)} NOT NULL,
    guest_id ${REF} NOT NULL,
    other_guest_id ${REF} NOT NULL,
    ${CREATED},
    UNIQUE KEY seating_rules_pair (guest_id, other_guest_id),
    KEY seating_rules_of_client (client_id),
    ${references('guest_id', 'guests')},
    ${references('other_guest_id', 'guests')}`,
});

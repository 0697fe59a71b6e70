import { createTables, FLAG, ID, REF, references, STAMPS } from './table.ts';

/** Who is in a household, what is served at an event, and who of them comes there and eats what. */
export const members = createTables('050-members', {
  guest_members: `
    ${ID},
    client_id ${REF} NOT NULL,
    guest_id ${REF} NOT NULL,
    position INT UNSIGNED NOT NULL DEFAULT 0,
    name VARCHAR(150) NOT NULL,
    is_child ${FLAG},
    diet VARCHAR(200) NULL,
    ${STAMPS},
    KEY guest_members_of_guest (guest_id, position, id),
    KEY guest_members_of_client (client_id),
    ${references('guest_id', 'guests')}`,

  event_meals: `
    ${ID},
    client_id ${REF} NOT NULL,
    event_id ${REF} NOT NULL,
    position INT UNSIGNED NOT NULL DEFAULT 0,
    name VARCHAR(80) NOT NULL,
    is_for_children ${FLAG},
    KEY event_meals_of_event (event_id, position, id),
    KEY event_meals_of_client (client_id),
    ${references('event_id', 'events')}`,

  member_answers: `
    ${ID},
    client_id ${REF} NOT NULL,
    member_id ${REF} NOT NULL,
    event_id ${REF} NOT NULL,
    comes TINYINT(1) NULL,
    meal_id ${REF} NULL,
    UNIQUE KEY member_answers_event (member_id, event_id),
    KEY member_answers_of_event (event_id, comes),
    KEY member_answers_of_client (client_id),
    ${references('member_id', 'guest_members')},
    ${references('event_id', 'events')},
    ${references('meal_id', 'event_meals', 'SET NULL')}`,
});

import { ascii, createTables, ID, REF, references, STAMPS } from './table.ts';

/** What the couple was given: their own lines, and what they know of those that the door wrote (entrusted_gifts). */
export const gifts = createTables('061-gifts', {
  gifts: `
    ${ID},
    client_id ${REF} NOT NULL,
    guest_id ${REF} NULL,
    kind ${ascii(20)} NOT NULL,
    number VARCHAR(20) NULL,
    giver_name VARCHAR(150) NOT NULL,
    carrier_name VARCHAR(150) NULL,
    amount BIGINT UNSIGNED NULL,
    thing VARCHAR(200) NULL,
    received_by VARCHAR(100) NULL,
    received_at DATETIME(3) NOT NULL,
    thanked_at DATETIME(3) NULL,
    return_note VARCHAR(200) NULL,
    returned_at DATETIME(3) NULL,
    ${STAMPS},
    KEY gifts_of_client (client_id, received_at, id),
    KEY gifts_of_guest (guest_id),
    ${references('client_id', 'clients')},
    ${references('guest_id', 'guests', 'SET NULL')}`,

  entrusted_gift_notes: `
    entrusted_gift_id ${REF} NOT NULL PRIMARY KEY,
    client_id ${REF} NOT NULL,
    guest_id ${REF} NULL,
    number VARCHAR(20) NULL,
    amount BIGINT UNSIGNED NULL,
    thing VARCHAR(200) NULL,
    received_by VARCHAR(100) NULL,
    thanked_at DATETIME(3) NULL,
    return_note VARCHAR(200) NULL,
    returned_at DATETIME(3) NULL,
    ${STAMPS},
    KEY entrusted_gift_notes_of_client (client_id),
    ${references('entrusted_gift_id', 'entrusted_gifts')},
    ${references('guest_id', 'guests', 'SET NULL')}`,
});

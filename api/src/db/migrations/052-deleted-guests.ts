import { ascii, createTables, ID, REF, references } from './table.ts';

/** Guests who were deleted, with all that was theirs, until nobody can take it back any more. */
export const deletedGuests = createTables('052-deleted-guests', {
  deleted_guests: `
    ${ID},
    client_id ${REF} NOT NULL,
    guest_id ${REF} NOT NULL,
    code ${ascii(32)} NOT NULL,
    rows_of LONGTEXT NOT NULL,
    deleted_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    UNIQUE KEY deleted_guests_code (code),
    KEY deleted_guests_of_client (client_id, deleted_at),
    KEY deleted_guests_by_age (deleted_at),
    ${references('client_id', 'clients')}`,
});

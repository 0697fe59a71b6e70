import { ascii, CREATED, createTables, ID, REF, references } from './table.ts';

/**
 * What imports will write, in the order it is written. It is kept before any guest is touched, and each piece goes with the
 * transaction that wrote it: after a crash the rest is written as if nothing had happened.
 */
export const importPieces = createTables('011-import-pieces', {
  import_pieces: `
    ${ID},
    client_id ${REF} NOT NULL,
    option_id ${REF} NOT NULL,
    kind ${ascii(20)} NOT NULL,
    event_ids TEXT NOT NULL,
    guests LONGTEXT NOT NULL,
    ${CREATED},
    KEY import_pieces_of_client (client_id, id),
    ${references('client_id', 'clients')},
    ${references('option_id', 'options')}`,
});

import { ascii, createTables, ID, REF, references, STAMPS } from './table.ts';

/** What came from another system, and which row of ours it became: so that an import can be run again. */
export const imports = createTables('022-imports', {
  imported_records: `
    ${ID},
    client_id ${REF} NOT NULL,
    source_client ${ascii(64)} NOT NULL,
    kind ${ascii(20)} NOT NULL,
    source_key ${ascii(64)} NOT NULL,
    row_id ${REF} NOT NULL,
    fields JSON NOT NULL,
    ${STAMPS},
    UNIQUE KEY imported_records_source (source_client, kind, source_key),
    KEY imported_records_of_client (client_id),
    ${references('client_id', 'clients')}`,
});

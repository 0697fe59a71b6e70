import { ascii, CREATED, createTables, REF, references } from './table.ts';

/**
 * Where an invitation stood before: its former slugs lead to it for ever. A row outlives the invitation, so that a printed
 * link never opens somebody else's.
 */
export const slugAliases = createTables('033-slug-aliases', {
  slug_aliases: `
    slug ${ascii(64)} NOT NULL PRIMARY KEY,
    option_id ${REF} NULL,
    client_id ${REF} NULL,
    ${CREATED},
    KEY slug_aliases_of_option (option_id, created_at),
    ${references('option_id', 'options', 'SET NULL')},
    ${references('client_id', 'clients', 'SET NULL')}`,
});

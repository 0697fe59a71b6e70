import { ascii, createTables, REF, references } from './table.ts';

/** What opens the settings of a client's devices at the door: a hash, never the digits. */
export const doorPins = createTables('076-door-pins', {
  door_pins: `
    client_id ${REF} NOT NULL PRIMARY KEY,
    salt ${ascii(32)} NOT NULL,
    hash ${ascii(64)} NOT NULL,
    iterations INT UNSIGNED NOT NULL,
    set_at DATETIME(3) NOT NULL,
    set_by ${REF} NULL,
    KEY door_pins_by (set_by),
    ${references('client_id', 'clients')},
    ${references('set_by', 'accounts', 'SET NULL')}`,
});

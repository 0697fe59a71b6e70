import { ascii, createTables, type Migration } from './table.ts';

/**
 * The letters of East Asia that a page shows, and the fonts cut to them. Neither is anybody's: pages with the same letters share
 * them, and what is gone is made again.
 */
export const letters: Migration = createTables('077-letters', {
  letter_sets: `
    id ${ascii(32)} NOT NULL PRIMARY KEY,
    letters MEDIUMTEXT NOT NULL,
    shown_on DATE NOT NULL,
    KEY letter_sets_by_day (shown_on)`,
  letter_fonts: `
    set_id ${ascii(32)} NOT NULL,
    face ${ascii(32)} NOT NULL,
    woff2 MEDIUMBLOB NOT NULL,
    PRIMARY KEY (set_id, face),
    FOREIGN KEY (set_id) REFERENCES letter_sets (id) ON DELETE CASCADE`,
});

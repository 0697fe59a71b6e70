import { ascii, CREATED, createTables, ID, REF, references } from './table.ts';

/** Photos that guests bring; their files are uploads of the kind ALBUM. Without a row in `albums` the hosts look at each first. */
export const album = createTables('065-album', {
  albums: `
    client_id ${REF} NOT NULL PRIMARY KEY,
    admits ${ascii(20)} NOT NULL,
    ${references('client_id', 'clients')}`,

  album_photos: `
    ${ID},
    client_id ${REF} NOT NULL,
    guest_id ${REF} NULL,
    guest_name VARCHAR(150) NOT NULL,
    upload_id ${REF} NOT NULL,
    photo_key ${ascii(64)} NOT NULL,
    state ${ascii(20)} NOT NULL,
    ${CREATED},
    UNIQUE KEY album_photos_key (guest_id, photo_key),
    KEY album_photos_of_client (client_id, state, id),
    ${references('client_id', 'clients')},
    ${references('guest_id', 'guests', 'SET NULL')},
    ${references('upload_id', 'uploads')}`,
});

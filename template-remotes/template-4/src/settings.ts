import { defineSettings, text } from '@janur/kit';

/** What an editor writes into the margins; left empty, the page says what it knows by itself, or nothing. */
export const settings = defineSettings({
  credit: text(60, { en: 'Photo credit beside the cover picture', id: 'Keterangan foto di sisi gambar utama' }),
  hero_note: text(50, { en: 'Handwritten note on the cover picture', id: 'Catatan tangan pada gambar utama' }),
  events_note: text(50, { en: 'Handwritten note on the events', id: 'Catatan tangan pada acara' }),
});

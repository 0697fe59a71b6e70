import { defineSettings, text, toggle } from '@janur/kit';

/** What couples may set of this family alone. */
export const settings = defineSettings({
  headline: text(60, { en: 'Headline under the date', id: 'Judul besar di bawah tanggal' }),
  runs: toggle(true, { en: 'Moving lines of type', id: 'Teks berjalan' }),
});

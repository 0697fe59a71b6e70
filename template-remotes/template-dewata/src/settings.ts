import { defineSettings, text, toggle } from '@janur/kit';

/** A line of the couple's own; and not every house puts up a penjor, and not every couple wants its tip to sway. */
export const settings = defineSettings({
  line: text(70, { en: 'A line under the names', id: 'Kalimat di bawah nama' }),
  penjor: toggle(true, { en: 'Penjor over the gate', id: 'Penjor di atas gapura' }),
  sway: toggle(true, { en: 'The penjor sways', id: 'Penjor bergoyang' }),
});

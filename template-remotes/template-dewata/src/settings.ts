import { defineSettings, toggle } from '@janur/kit';

/** Not every house puts up a penjor, and not every couple wants its tip to sway. */
export const settings = defineSettings({
  penjor: toggle(true, { en: 'Penjor over the gate', id: 'Penjor di atas gapura' }),
  sway: toggle(true, { en: 'The penjor sways', id: 'Penjor bergoyang' }),
});

import { defineSettings, text, toggle } from '@janur/kit';

/** A house's words under its cypher, and whether the date also stands in Roman numerals. */
export const settings = defineSettings({
  motto: text(60, { en: 'Motto', id: 'Moto' }),
  roman_date: toggle(true, { en: 'Date in Roman numerals', id: 'Tanggal dalam angka Romawi' }),
});

import { defineSettings, toggle } from '@janur/kit';

/** What couples may set of this family alone. */
export const settings = defineSettings({
  sea_glass: toggle(true, { en: 'Sea-glass tint on the first picture', id: 'Rona kaca laut pada foto utama' }),
  sun_time: toggle(true, {
    en: 'Time of sunrise or sunset beside the events',
    id: 'Waktu matahari terbit atau terbenam pada acara',
  }),
});

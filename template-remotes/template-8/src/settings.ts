import { defineSettings, text } from '@janur/kit';

/** What the little host likes best: chips under the portrait, each only where something is written. */
export const settings = defineSettings({
  favourite_colour: text(24, { en: 'Favourite colour', id: 'Warna kesukaan' }),
  favourite_food: text(24, { en: 'Favourite food', id: 'Makanan kesukaan' }),
  favourite_toy: text(24, { en: 'Favourite toy', id: 'Mainan kesukaan' }),
});

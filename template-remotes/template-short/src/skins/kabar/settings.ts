import { defineSettings, text } from '@janur/kit';

/** What an editor writes on a front page and no invitation knows. */
export const settings = defineSettings({
  deck: text(48, { en: 'Line under the headline', id: 'Baris di bawah judul utama' }),
  price: text(28, { en: 'Price of the paper', id: 'Harga koran' }),
  forecast: text(40, { en: 'Weather forecast', id: 'Prakiraan cuaca' }),
  classified: text(110, { en: 'Classified advertisement', id: 'Iklan baris' }),
  stamp: text(40, { en: 'Stamp on the coupon', id: 'Cap di kupon' }),
});

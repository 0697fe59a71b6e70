import { defineSettings, text, toggle } from '@janur/kit';

/** What friends write into an album: the line on a polaroid, the journey of the boarding pass, the till's receipt. */
export const settings = defineSettings({
  note: text(28, { en: 'Written on the photo on top', id: 'Tulisan di foto paling atas' }),
  is_cutout: toggle(false, {
    en: 'Photo on top is a cut-out, without a background',
    id: 'Foto paling atas sudah digunting, tanpa latar',
  }),
  journey_from: text(14, { en: 'Boarding pass: from', id: 'Boarding pass: dari' }),
  journey_to: text(14, { en: 'Boarding pass: to', id: 'Boarding pass: ke' }),
  receipt: text(120, {
    en: 'On the receipt: lines separated by ; (the last is the total)',
    id: 'Isi struk, pisahkan dengan ; (yang terakhir adalah totalnya)',
  }),
});

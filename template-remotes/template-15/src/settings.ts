import { defineSettings, text, toggle } from '@janur/kit';

/** What a premiere has and no invitation: the film's title, the festival's award, and the two of the poster. */
export const settings = defineSettings({
  film_title: text(48, { en: 'Title of your film', id: 'Judul film' }),
  award: text(28, { en: 'Award in the laurels', id: 'Penghargaan di dalam untaian daun' }),
  umbrella: toggle(false, {
    en: 'Two under an umbrella, drawn in front of the first picture',
    id: 'Sepasang di bawah payung, digambar di depan foto pertama',
  }),
});

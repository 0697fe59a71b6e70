import { defineTemplate, from } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { atelier, globalStyles, preloadFonts } from './skin.ts';

/** Atelier: a fashion monthly about two people. */
export default defineTemplate({
  skins: { TEMPLATE_4: atelier },
  settings,
  globalStyles,
  preloadFonts,
  voice: (language) => import(`./voice/${language}.json`),
  controls: ['music', 'language'],
  // between the horizon and the label, where neither names nor lines are set
  openingLanguage: { top: 'auto', bottom: 136, right: 12, [`@media ${from('tablet')}`]: { bottom: 158, right: 36 } },
  Opening,
  Frame,
  sections: { hero: Hero },
  later: () => import('./sections/index.ts'),
  heights: { gallery: 1600 },
});

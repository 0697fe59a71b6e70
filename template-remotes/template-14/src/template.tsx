import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { globalStyles, preloadFonts, washi } from './skin.ts';

/** Washi: Japanese paper, indigo, a plum branch, and red and white cords that tie what shall happen once. */
export default defineTemplate({
  skins: { TEMPLATE_14: washi },
  globalStyles,
  preloadFonts,
  controls: ['music', 'language'],
  // on the folded sheet: the seal has the corner
  openingLanguage: { top: 8, right: 'auto', left: 'calc(59.4% - 58px)' },
  Opening,
  Frame,
  sections: { hero: Hero, album: late(async () => (await import('./sections/index.ts')).Album, 460) },
  voice: (language) => import(`./voice/${language}.json`),
  later: () => import('./sections/index.ts'),
});

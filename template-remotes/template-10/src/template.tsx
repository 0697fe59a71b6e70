import script from '@fontsource/mr-de-haviland/files/mr-de-haviland-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { globalStyles, pesisir } from './skin.ts';

/** Pesisir: a regatta morning of hand-inked waves, rope and sand, with lots of air. */
export default defineTemplate({
  skins: { TEMPLATE_10: pesisir },
  globalStyles,
  preloadFonts: [script],
  settings,
  Opening,
  Frame,
  controls: ['music', 'language'],
  sections: { hero: Hero, album: late(async () => (await import('./sections/index.ts')).Album, 460) },
  voice: (language) => import(`./voice/${language}.json`),
  later: () => import('./sections/index.ts'),
});

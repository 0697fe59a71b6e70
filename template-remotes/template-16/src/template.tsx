import marker from '@fontsource/covered-by-your-grace/files/covered-by-your-grace-latin-400-normal.woff2?parted';
import { defineTemplate } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { globalStyles, klip } from './skin.ts';

/** Klip: an album that friends have glued together, from the rubber band to the pressed flower on its back. */
export default defineTemplate({
  skins: { TEMPLATE_16: klip },
  globalStyles,
  preloadFonts: [marker],
  settings,
  Opening,
  Frame,
  sections: { hero: Hero },
  later: () => import('./sections/index.ts'),
});

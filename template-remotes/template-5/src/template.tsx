import poiret from '@fontsource/poiret-one/files/poiret-one-latin-400-normal.woff2?parted';
import { defineTemplate } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { gatsby, globalStyles } from './skin.ts';

/** Gatsby 1926: brass lines in strict symmetry on emerald lacquer. */
export default defineTemplate({
  skins: { TEMPLATE_5: gatsby },
  globalStyles,
  preloadFonts: [poiret],
  Opening,
  Frame,
  sections: { hero: Hero },
  later: () => import('./sections/index.ts'),
});

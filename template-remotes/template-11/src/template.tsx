import yeseva from '@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff2?parted';
import { defineTemplate, from, late } from '@janur/kit';
import tiles from './assets/tiles.woff2';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { globalStyles, palmSprings } from './skin.ts';

const UPRIGHT = `@media ${from('phone')} and (max-aspect-ratio: 1/1)`;
const FOOT = 'max(40px, env(safe-area-inset-bottom) + 26px)';

/** Palm Springs: a cocktail party of 1958, printed in four inks that do not quite meet. */
export default defineTemplate({
  skins: { TEMPLATE_11: palmSprings },
  globalStyles,
  preloadFonts: [tiles, yeseva],
  settings,
  controls: ['music'],
  // beside the starburst on the counter; narrower phones have no room there
  openingLanguage: { [UPRIGHT]: { top: 'auto', bottom: FOOT, right: 2 } },
  openingQuiet: { [UPRIGHT]: { position: 'fixed', bottom: FOOT, left: 2 } },
  Opening,
  Frame,
  sections: { hero: Hero, album: late(async () => (await import('./sections/index.ts')).Album, 460) },
  voice: (language) => import(`./voice/${language}.json`),
  later: () => import('./sections/index.ts'),
});

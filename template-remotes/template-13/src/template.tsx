import aboreto from '@fontsource/aboreto/files/aboreto-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { bintang, globalStyles } from './skin.ts';

/** Bintang: the sky over the celebration, its real constellations in silver on midnight. */
export default defineTemplate({
  skins: { TEMPLATE_13: bintang },
  globalStyles,
  preloadFonts: [aboreto],
  settings,
  controls: ['music'],
  Opening,
  Frame,
  sections: { hero: Hero, album: late(async () => (await import('./sections/index.ts')).Album, 460) },
  voice: (language) => import(`./voice/${language}.json`),
  later: () => import('./sections/index.ts'),
});

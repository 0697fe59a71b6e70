import ruqaa from '@fontsource/aref-ruqaa/files/aref-ruqaa-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { dewata, globalStyles } from './skin.ts';

/** Dewata: a candi bentar of paras stone opens onto a Balinese dawn, with frangipani, poleng and offerings. */
export default defineTemplate({
  skins: { DEWATA: dewata },
  globalStyles,
  preloadFonts: [ruqaa],
  settings,
  controls: ['music', 'language'],
  openingQuiet: { gridArea: '2 / 1' },
  Opening,
  Frame,
  sections: { hero: Hero, album: late(async () => (await import('./sections/index.ts')).Album, 460) },
  voice: (language) => import(`./voice/${language}.json`),
  later: () => import('./sections/index.ts'),
});

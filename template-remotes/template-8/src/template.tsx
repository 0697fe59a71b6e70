import titan from '@fontsource/titan-one/files/titan-one-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { balon, globalStyles } from './skin.ts';

/** Balon: a picture book of balloons, a bear with a cupcake, and giant friendly letters. */
export default defineTemplate({
  skins: { TEMPLATE_8: balon },
  globalStyles,
  preloadFonts: [titan],
  settings,
  Opening,
  Frame,
  controls: ['music', 'language'],
  openingQuiet: { gridArea: '2 / 1' },
  sections: { hero: Hero, album: late(async () => (await import('./sections/index.ts')).Album, 460) },
  voice: (language) => import(`./voice/${language}.json`),
  later: () => import('./sections/index.ts'),
});

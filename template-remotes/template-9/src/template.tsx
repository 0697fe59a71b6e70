import philosopher from '@fontsource/philosopher/files/philosopher-latin-700-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { globalStyles, songket } from './skin.ts';

/** Songket: black and maroon cloth woven with gold, under the horns of a rumah gadang. */
export default defineTemplate({
  skins: { TEMPLATE_9: songket },
  globalStyles,
  preloadFonts: [philosopher],
  settings,
  Opening,
  Frame,
  controls: ['music', 'language'],
  sections: { hero: Hero, album: late(async () => (await import('./sections/index.ts')).Album, 460) },
  voice: (language) => import(`./voice/${language}.json`),
  later: () => import('./sections/index.ts'),
});

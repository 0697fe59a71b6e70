import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { beton, globalStyles } from './skin.ts';

/** Beton: a concrete poster. Condensed type cropped by the screen, signal orange, one harsh photo, rules and no ornament. */
export default defineTemplate({
  skins: { TEMPLATE_12: beton },
  globalStyles,
  preloadFonts: [archivo],
  settings,
  controls: ['music', 'language'],
  openingQuiet: { gridArea: '2 / 1' },
  Opening,
  Frame,
  sections: { hero: Hero, album: late(async () => (await import('./sections/index.ts')).Album, 460) },
  voice: (language) => import(`./voice/${language}.json`),
  later: () => import('./sections/index.ts'),
});

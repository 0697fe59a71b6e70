import gothic from '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import grain from './assets/grain.svg';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { globalStyles, sinema } from './skin.ts';

/** Sinema: the story as a premiere, from the leader's countdown to the credits. */
export default defineTemplate({
  skins: { TEMPLATE_15: sinema },
  globalStyles,
  preloadFonts: [gothic],
  laterArt: [grain],
  settings,
  controls: ['music', 'language'],
  openingQuiet: { gridArea: '2 / 1' },
  Opening,
  Frame,
  sections: { hero: Hero, album: late(async () => (await import('./sections/index.ts')).Album, 460) },
  voice: (language) => import(`./voice/${language}.json`),
  later: () => import('./sections/index.ts'),
});

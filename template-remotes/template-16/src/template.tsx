import marker from '@fontsource/covered-by-your-grace/files/covered-by-your-grace-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import kraft from './assets/kraft.svg';
import fibres from './assets/page.svg';
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
  laterArt: [kraft, fibres],
  settings,
  controls: ['music', 'language'],
  openingLanguage: { top: 12, right: 'auto', left: 'calc(50vw - min(50vw, 280px) + clamp(34px, 11.8vw, 54px) + 18px)' },
  Opening,
  Frame,
  sections: { hero: Hero, album: late(async () => (await import('./sections/index.ts')).Album, 460) },
  voice: (language) => import(`./voice/${language}.json`),
  later: () => import('./sections/index.ts'),
});

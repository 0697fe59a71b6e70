import poiret from '@fontsource/poiret-one/files/poiret-one-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
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
  controls: ['music', 'language'],
  openingLanguage: {
    top: 10,
    right: 10,
    color: '#e8c877',
    '& > button > svg': { background: 'none', boxShadow: 'none' },
  },
  sections: { hero: Hero, album: late(async () => (await import('./sections/index.ts')).Album, 460) },
  voice: (language) => import(`./voice/${language}.json`),
  later: () => import('./sections/index.ts'),
});

import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { PLASTER_ART } from './parts/plaster.ts';
import { Hero } from './sections/hero.tsx';
import { globalStyles, tanah } from './skin.ts';

/** Tanah: sun-warmed clay, nested arches, a low sun. */
export default defineTemplate({
  skins: { TEMPLATE_1: tanah },
  globalStyles,
  preloadFonts: [marcellus],
  laterArt: PLASTER_ART,
  Opening,
  Frame,
  controls: ['music', 'language'],
  openingLanguage: {
    top: 8,
    right: 8,
    color: '#7a341e',
    '& > button > svg': { background: 'none', boxShadow: 'none' },
  },
  sections: { hero: Hero, album: late(async () => (await import('./sections/index.ts')).Album, 460) },
  voice: (language) => import(`./voice/${language}.json`),
  later: () => import('./sections/index.ts'),
});

import cinzel from '@fontsource/cinzel/files/cinzel-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import vellum from './assets/vellum.webp';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { globalStyles, mahkota } from './skin.ts';

/** Mahkota: court stationery, a cypher of the couple's initials pressed into ivory vellum under a gilt coronet. */
export default defineTemplate({
  skins: { TEMPLATE_6: mahkota },
  globalStyles,
  preloadFonts: [cinzel],
  laterArt: [vellum],
  settings,
  Opening,
  Frame,
  controls: ['music', 'language'],
  openingQuiet: { gridArea: '2 / 1' },
  openingLanguage: {
    // within the flap's frame, which grows with the window
    top: 'max(32px, 28 * 100vw / 390)',
    right: 'calc(28 * 100vw / 390)',
    '@media (min-aspect-ratio: 1/1)': { top: 32, right: 28 },
    // on the desk, beside the booklet
    [DESKTOP]: { top: 4, right: 6 },
    color: '#1c2b4a',
    '& > button > svg': { background: 'none', boxShadow: 'none' },
  },
  sections: { hero: Hero, album: late(async () => (await import('./sections/index.ts')).Album, 460) },
  voice: (language) => import(`./voice/${language}.json`),
  later: () => import('./sections/index.ts'),
});

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
  // in both corners beside the dial; between them it lets touches through
  openingLanguage: {
    top: 'calc(4px + env(safe-area-inset-top))',
    insetInline: 4,
    justifyContent: 'space-between',
    pointerEvents: 'none',
    color: '#e8c877',
    '& > *': { pointerEvents: 'auto' },
    '& > button > svg': { background: 'none', boxShadow: 'none' },
  },
  sections: { hero: Hero, album: late(async () => (await import('./sections/index.ts')).Album, 460) },
  voice: (language) => import(`./voice/${language}.json`),
  later: () => import('./sections/index.ts'),
});

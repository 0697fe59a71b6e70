import pinyon from '@fontsource/pinyon-script/files/pinyon-script-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { globalStyles, sekarJagad } from './skin.ts';

/** Sekar Jagad: a soga-brown night, a golden gunungan, a patchwork of batik. */
export default defineTemplate({
  skins: { TEMPLATE_3: sekarJagad },
  globalStyles,
  preloadFonts: [pinyon],
  Opening,
  Frame,
  controls: ['music', 'language'],
  openingLanguage: {
    // on both sides of the gunungan's finial
    top: 26,
    left: 'calc(50% - 72px)',
    right: 'auto',
    columnGap: 48,
    color: '#e7c989',
    '& > button > svg': { background: 'none', boxShadow: 'none' },
  },
  sections: { hero: Hero, album: late(async () => (await import('./sections/index.ts')).Album, 460) },
  voice: (language) => import(`./voice/${language}.json`),
  later: () => import('./sections/index.ts'),
});

import pinyon from '@fontsource/pinyon-script/files/pinyon-script-latin-400-normal.woff2?parted';
import { defineTemplate } from '@janur/kit';
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
  sections: { hero: Hero },
  later: () => import('./sections/index.ts'),
});

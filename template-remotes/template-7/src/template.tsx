import xiaowei from '@fontsource/zcool-xiaowei/files/zcool-xiaowei-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { language as boss, quiet } from './opening/language.ts';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { globalStyles, shuangxi } from './skin.ts';

/** Shuangxi: lacquer red, gilt paper-cuts, a double happiness that opens like temple doors. */
export default defineTemplate({
  skins: { TEMPLATE_7: shuangxi },
  globalStyles,
  preloadFonts: [xiaowei],
  Opening,
  Frame,
  controls: ['music', 'language'],
  openingLanguage: boss,
  openingQuiet: quiet,
  sections: { hero: Hero, album: late(async () => (await import('./sections/index.ts')).Album, 460) },
  voice: (language) => import(`./voice/${language}.json`),
  later: () => import('./sections/index.ts'),
});

import heading from './assets/cormorant-garamond-latin-500-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { globalStyles, skin } from './skin.ts';

const later = () => import('./sections/later.ts');

/** What is not drawn here is lent by Plain Paper, in the colours and fonts of the skin: draw one section after the other. */
export default defineTemplate({
  skins: { __ID__: skin },
  globalStyles,
  preloadFonts: [heading],
  settings,
  Opening,
  Frame,
  sections: {
    hero: Hero,
    quote: late(() => later().then(({ Quote }) => Quote), 260),
    bride_groom: late(() => later().then(({ Couple }) => Couple), 900),
    wedding_event: late(() => later().then(({ Events }) => Events), 700),
    footer: late(() => later().then(({ Footer }) => Footer), 420),
  },
});

import xiaowei from '@fontsource/zcool-xiaowei/files/zcool-xiaowei-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { globalStyles, shuangxi } from './skin.ts';

const later = () => import('./sections/later.ts');

/** Shuangxi: lacquer red, gilt paper-cuts, a double happiness that opens like temple doors. */
export default defineTemplate({
  skins: { TEMPLATE_7: shuangxi },
  globalStyles,
  preloadFonts: [xiaowei],
  Opening,
  Frame,
  sections: {
    hero: Hero,
    quote: late(() => later().then(({ Quote }) => Quote), 420),
    bride_groom: late(() => later().then(({ Couple }) => Couple), 760),
    our_story: late(() => later().then(({ Story }) => Story), 620),
    wedding_event: late(() => later().then(({ Events }) => Events), 1200),
    gallery: late(() => later().then(({ Gallery }) => Gallery), 760),
    video: late(() => later().then(({ Video }) => Video), 420),
    rsvp: late(() => later().then(({ Rsvp }) => Rsvp), 900),
    wishes: late(() => later().then(({ Wishes }) => Wishes), 560),
    gift: late(() => later().then(({ Gift }) => Gift), 560),
    health_protocol: late(() => later().then(({ Health }) => Health), 360),
    share_banner: late(() => later().then(({ ShareBanner }) => ShareBanner), 360),
    footer: late(() => later().then(({ Footer }) => Footer), 700),
  },
});

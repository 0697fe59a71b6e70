import script from '@fontsource/mr-de-haviland/files/mr-de-haviland-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { globalStyles, pesisir } from './skin.ts';

const later = () => import('./sections/later.ts');

/** Pesisir: a regatta morning of hand-inked waves, rope and sand, with lots of air. */
export default defineTemplate({
  skins: { TEMPLATE_10: pesisir },
  globalStyles,
  preloadFonts: [script],
  settings,
  Opening,
  Frame,
  sections: {
    hero: Hero,
    quote: late(() => later().then(({ Quote }) => Quote), 420),
    bride_groom: late(() => later().then(({ Couple }) => Couple), 900),
    our_story: late(() => later().then(({ Story }) => Story), 800),
    wedding_event: late(() => later().then(({ Events }) => Events), 1000),
    gallery: late(() => later().then(({ Gallery }) => Gallery), 760),
    video: late(() => later().then(({ Video }) => Video), 380),
    rsvp: late(() => later().then(({ Rsvp }) => Rsvp), 860),
    wishes: late(() => later().then(({ Wishes }) => Wishes), 520),
    gift: late(() => later().then(({ Gift }) => Gift), 520),
    health_protocol: late(() => later().then(({ Health }) => Health), 360),
    share_banner: late(() => later().then(({ ShareBanner }) => ShareBanner), 340),
    footer: late(() => later().then(({ Footer }) => Footer), 640),
  },
});

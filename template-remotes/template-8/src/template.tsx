import titan from '@fontsource/titan-one/files/titan-one-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { balon, globalStyles } from './skin.ts';

const later = () => import('./sections/later.ts');

/** Balon: a picture book of balloons, a bear with a cupcake, and giant friendly letters. */
export default defineTemplate({
  skins: { TEMPLATE_8: balon },
  globalStyles,
  preloadFonts: [titan],
  settings,
  Opening,
  Frame,
  sections: {
    hero: Hero,
    quote: late(() => later().then(({ Quote }) => Quote), 480),
    bride_groom: late(() => later().then(({ Couple }) => Couple), 900),
    our_story: late(() => later().then(({ Story }) => Story), 700),
    wedding_event: late(() => later().then(({ Events }) => Events), 1000),
    gallery: late(() => later().then(({ Gallery }) => Gallery), 700),
    video: late(() => later().then(({ Video }) => Video), 420),
    rsvp: late(() => later().then(({ Rsvp }) => Rsvp), 820),
    wishes: late(() => later().then(({ Wishes }) => Wishes), 520),
    gift: late(() => later().then(({ Gift }) => Gift), 520),
    health_protocol: late(() => later().then(({ Health }) => Health), 360),
    share_banner: late(() => later().then(({ ShareBanner }) => ShareBanner), 320),
    footer: late(() => later().then(({ Footer }) => Footer), 640),
  },
});

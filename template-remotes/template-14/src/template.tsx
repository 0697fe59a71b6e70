import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { globalStyles, preloadFonts, washi } from './skin.ts';

const later = () => import('./sections/later.ts');

/** Washi: Japanese paper, indigo, a plum branch, and red and white cords that tie what shall happen once. */
export default defineTemplate({
  skins: { TEMPLATE_14: washi },
  globalStyles,
  preloadFonts,
  Opening,
  Frame,
  sections: {
    hero: Hero,
    quote: late(() => later().then(({ Quote }) => Quote), 460),
    bride_groom: late(() => later().then(({ Couple }) => Couple), 820),
    our_story: late(() => later().then(({ Story }) => Story), 640),
    wedding_event: late(() => later().then(({ Events }) => Events), 1000),
    gallery: late(() => later().then(({ Gallery }) => Gallery), 900),
    video: late(() => later().then(({ Video }) => Video), 420),
    rsvp: late(() => later().then(({ Rsvp }) => Rsvp), 940),
    wishes: late(() => later().then(({ Wishes }) => Wishes), 700),
    gift: late(() => later().then(({ Gift }) => Gift), 720),
    health_protocol: late(() => later().then(({ Health }) => Health), 380),
    share_banner: late(() => later().then(({ ShareBanner }) => ShareBanner), 340),
    footer: late(() => later().then(({ Footer }) => Footer), 560),
  },
});

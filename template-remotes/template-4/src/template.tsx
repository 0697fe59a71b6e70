import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { atelier, globalStyles, preloadFonts } from './look.ts';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';

const later = () => import('./sections/later.ts');

/** Atelier: a fashion monthly about two people. */
export default defineTemplate({
  skins: { TEMPLATE_4: atelier },
  settings,
  globalStyles,
  preloadFonts,
  Opening,
  Frame,
  sections: {
    hero: Hero,
    quote: late(() => later().then(({ Quote }) => Quote), 700),
    bride_groom: late(() => later().then(({ Couple }) => Couple), 900),
    our_story: late(() => later().then(({ Story }) => Story), 900),
    wedding_event: late(() => later().then(({ Events }) => Events), 844),
    gallery: late(() => later().then(({ Gallery }) => Gallery), 1600),
    video: late(() => later().then(({ Video }) => Video), 500),
    rsvp: late(() => later().then(({ Rsvp }) => Rsvp), 900),
    wishes: late(() => later().then(({ Wishes }) => Wishes), 700),
    gift: late(() => later().then(({ Gift }) => Gift), 500),
    health_protocol: late(() => later().then(({ Health }) => Health), 240),
    share_banner: late(() => later().then(({ ShareBanner }) => ShareBanner), 600),
    footer: late(() => later().then(({ Footer }) => Footer), 700),
  },
});

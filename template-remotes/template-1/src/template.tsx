import { defineTemplate } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { late } from './parts/late.tsx';
import { Couple } from './sections/couple.tsx';
import { Events } from './sections/events.tsx';
import { Hero } from './sections/hero.tsx';
import { Quote } from './sections/quote.tsx';
import { globalStyles, tanah } from './skin.ts';

const later = () => import('./sections/later.ts');

/** Tanah: sun-warmed clay, nested arches, a low sun. */
export default defineTemplate({
  skins: { TEMPLATE_1: tanah },
  globalStyles,
  Opening,
  Frame,
  sections: {
    hero: Hero,
    quote: Quote,
    bride_groom: Couple,
    our_story: late(() => later().then(({ Story }) => Story), 600),
    wedding_event: Events,
    gallery: late(() => later().then(({ Gallery }) => Gallery), 700),
    rsvp: late(() => later().then(({ Rsvp }) => Rsvp), 760),
    wishes: late(() => later().then(({ Wishes }) => Wishes), 480),
    share_banner: late(() => later().then(({ ShareBanner }) => ShareBanner), 260),
    footer: late(() => later().then(({ Footer }) => Footer), 760),
  },
});

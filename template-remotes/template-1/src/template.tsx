import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { PLASTER_ART } from './parts/plaster.ts';
import { Hero } from './sections/hero.tsx';
import { globalStyles, tanah } from './skin.ts';

const later = () => import('./sections/later.ts');

/** Tanah: sun-warmed clay, nested arches, a low sun. */
export default defineTemplate({
  skins: { TEMPLATE_1: tanah },
  globalStyles,
  preloadFonts: [marcellus],
  laterArt: PLASTER_ART,
  Opening,
  Frame,
  sections: {
    hero: Hero,
    quote: late(() => later().then(({ Quote }) => Quote), 320),
    bride_groom: late(() => later().then(({ Couple }) => Couple), 1300),
    our_story: late(() => later().then(({ Story }) => Story), 600),
    wedding_event: late(() => later().then(({ Events }) => Events), 1100),
    gallery: late(() => later().then(({ Gallery }) => Gallery), 700),
    video: late(() => later().then(({ Video }) => Video), 380),
    rsvp: late(() => later().then(({ Rsvp }) => Rsvp), 760),
    wishes: late(() => later().then(({ Wishes }) => Wishes), 480),
    gift: late(() => later().then(({ Gift }) => Gift), 420),
    health_protocol: late(() => later().then(({ Health }) => Health), 320),
    share_banner: late(() => later().then(({ ShareBanner }) => ShareBanner), 260),
    footer: late(() => later().then(({ Footer }) => Footer), 760),
  },
});

import marker from '@fontsource/covered-by-your-grace/files/covered-by-your-grace-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { globalStyles, klip } from './skin.ts';

const later = () => import('./sections/later.ts');

/** Klip: an album that friends have glued together, from the rubber band to the pressed flower on its back. */
export default defineTemplate({
  skins: { TEMPLATE_16: klip },
  globalStyles,
  preloadFonts: [marker],
  settings,
  Opening,
  Frame,
  sections: {
    hero: Hero,
    quote: late(() => later().then(({ Quote }) => Quote), 300),
    bride_groom: late(() => later().then(({ Couple }) => Couple), 1100),
    our_story: late(() => later().then(({ Story }) => Story), 900),
    wedding_event: late(() => later().then(({ Events }) => Events), 1000),
    gallery: late(() => later().then(({ Gallery }) => Gallery), 900),
    video: late(() => later().then(({ Video }) => Video), 460),
    rsvp: late(() => later().then(({ Rsvp }) => Rsvp), 900),
    wishes: late(() => later().then(({ Wishes }) => Wishes), 700),
    gift: late(() => later().then(({ Gift }) => Gift), 560),
    health_protocol: late(() => later().then(({ Health }) => Health), 420),
    share_banner: late(() => later().then(({ ShareBanner }) => ShareBanner), 380),
    footer: late(() => later().then(({ Footer }) => Footer), 720),
  },
});

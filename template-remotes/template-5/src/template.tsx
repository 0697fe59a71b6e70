import poiret from '@fontsource/poiret-one/files/poiret-one-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { gatsby, globalStyles } from './look.ts';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';

const later = () => import('./sections/later.ts');

/** Gatsby 1926: brass lines in strict symmetry on emerald lacquer. */
export default defineTemplate({
  skins: { TEMPLATE_5: gatsby },
  globalStyles,
  preloadFonts: [poiret],
  Opening,
  Frame,
  sections: {
    hero: Hero,
    quote: late(() => later().then(({ Quote }) => Quote), 420),
    bride_groom: late(() => later().then(({ Couple }) => Couple), 700),
    our_story: late(() => later().then(({ Story }) => Story), 900),
    wedding_event: late(() => later().then(({ Events }) => Events), 900),
    gallery: late(() => later().then(({ Gallery }) => Gallery), 760),
    video: late(() => later().then(({ Video }) => Video), 460),
    rsvp: late(() => later().then(({ Rsvp }) => Rsvp), 900),
    wishes: late(() => later().then(({ Wishes }) => Wishes), 560),
    gift: late(() => later().then(({ Gift }) => Gift), 640),
    health_protocol: late(() => later().then(({ Health }) => Health), 360),
    share_banner: late(() => later().then(({ ShareBanner }) => ShareBanner), 380),
    footer: late(() => later().then(({ Footer }) => Footer), 844),
  },
});

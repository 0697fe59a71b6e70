import cinzel from '@fontsource/cinzel/files/cinzel-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import vellum from './assets/vellum.webp';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { globalStyles, mahkota } from './skin.ts';

const later = () => import('./sections/later.ts');

/** Mahkota: court stationery, a cypher of the couple's initials pressed into ivory vellum under a gilt coronet. */
export default defineTemplate({
  skins: { TEMPLATE_6: mahkota },
  globalStyles,
  preloadFonts: [cinzel],
  laterArt: [vellum],
  settings,
  Opening,
  Frame,
  sections: {
    hero: Hero,
    quote: late(() => later().then(({ Quote }) => Quote), 380),
    bride_groom: late(() => later().then(({ Couple }) => Couple), 780),
    our_story: late(() => later().then(({ Story }) => Story), 900),
    wedding_event: late(() => later().then(({ Events }) => Events), 900),
    gallery: late(() => later().then(({ Gallery }) => Gallery), 900),
    video: late(() => later().then(({ Video }) => Video), 420),
    rsvp: late(() => later().then(({ Rsvp }) => Rsvp), 900),
    wishes: late(() => later().then(({ Wishes }) => Wishes), 620),
    gift: late(() => later().then(({ Gift }) => Gift), 560),
    health_protocol: late(() => later().then(({ Health }) => Health), 320),
    share_banner: late(() => later().then(({ ShareBanner }) => ShareBanner), 300),
    footer: late(() => later().then(({ Footer }) => Footer), 640),
  },
});

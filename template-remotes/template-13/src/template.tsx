import aboreto from '@fontsource/aboreto/files/aboreto-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { bintang, globalStyles } from './skin.ts';

const later = () => import('./sections/later.ts');

/** Bintang: the sky over the celebration, its real constellations in silver on midnight. */
export default defineTemplate({
  skins: { TEMPLATE_13: bintang },
  globalStyles,
  preloadFonts: [aboreto],
  settings,
  Opening,
  Frame,
  sections: {
    hero: Hero,
    quote: late(() => later().then(({ Quote }) => Quote), 480),
    bride_groom: late(() => later().then(({ Couple }) => Couple), 760),
    our_story: late(() => later().then(({ Story }) => Story), 620),
    wedding_event: late(() => later().then(({ Events }) => Events), 1000),
    gallery: late(() => later().then(({ Gallery }) => Gallery), 760),
    video: late(() => later().then(({ Video }) => Video), 520),
    rsvp: late(() => later().then(({ Rsvp }) => Rsvp), 880),
    wishes: late(() => later().then(({ Wishes }) => Wishes), 680),
    gift: late(() => later().then(({ Gift }) => Gift), 560),
    health_protocol: late(() => later().then(({ Health }) => Health), 360),
    share_banner: late(() => later().then(({ ShareBanner }) => ShareBanner), 380),
    footer: late(() => later().then(({ Footer }) => Footer), 720),
  },
});

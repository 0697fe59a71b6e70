import pinyon from '@fontsource/pinyon-script/files/pinyon-script-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { globalStyles, sekarJagad } from './look.ts';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';

const later = () => import('./sections/later.ts');

/** Sekar Jagad: a soga-brown night, a golden gunungan, a patchwork of batik. */
export default defineTemplate({
  skins: { TEMPLATE_3: sekarJagad },
  globalStyles,
  preloadFonts: [pinyon],
  Opening,
  Frame,
  sections: {
    hero: Hero,
    quote: late(() => later().then(({ Quote }) => Quote), 380),
    bride_groom: late(() => later().then(({ Couple }) => Couple), 900),
    our_story: late(() => later().then(({ Story }) => Story), 900),
    wedding_event: late(() => later().then(({ Events }) => Events), 1000),
    gallery: late(() => later().then(({ Gallery }) => Gallery), 900),
    video: late(() => later().then(({ Video }) => Video), 420),
    rsvp: late(() => later().then(({ Rsvp }) => Rsvp), 860),
    wishes: late(() => later().then(({ Wishes }) => Wishes), 560),
    gift: late(() => later().then(({ Gift }) => Gift), 520),
    health_protocol: late(() => later().then(({ Health }) => Health), 480),
    share_banner: late(() => later().then(({ ShareBanner }) => ShareBanner), 320),
    footer: late(() => later().then(({ Footer }) => Footer), 720),
  },
});

import ruqaa from '@fontsource/aref-ruqaa/files/aref-ruqaa-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { dewata, globalStyles } from './skin.ts';

const later = () => import('./sections/later.ts');

/** Dewata: a candi bentar of paras stone opens onto a Balinese dawn, with frangipani, poleng and offerings. */
export default defineTemplate({
  skins: { DEWATA: dewata },
  globalStyles,
  preloadFonts: [ruqaa],
  settings,
  Opening,
  Frame,
  sections: {
    hero: Hero,
    quote: late(() => later().then(({ Quote }) => Quote), 340),
    bride_groom: late(() => later().then(({ Couple }) => Couple), 820),
    our_story: late(() => later().then(({ Story }) => Story), 760),
    wedding_event: late(() => later().then(({ Events }) => Events), 1000),
    gallery: late(() => later().then(({ Gallery }) => Gallery), 900),
    video: late(() => later().then(({ Video }) => Video), 460),
    rsvp: late(() => later().then(({ Rsvp }) => Rsvp), 900),
    wishes: late(() => later().then(({ Wishes }) => Wishes), 640),
    gift: late(() => later().then(({ Gift }) => Gift), 560),
    health_protocol: late(() => later().then(({ Health }) => Health), 360),
    share_banner: late(() => later().then(({ ShareBanner }) => ShareBanner), 420),
    footer: late(() => later().then(({ Footer }) => Footer), 640),
  },
});

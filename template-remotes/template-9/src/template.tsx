import philosopher from '@fontsource/philosopher/files/philosopher-latin-700-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { globalStyles, songket } from './skin.ts';

const later = () => import('./sections/later.ts');

/** Songket: black and maroon cloth woven with gold, under the horns of a rumah gadang. */
export default defineTemplate({
  skins: { TEMPLATE_9: songket },
  globalStyles,
  preloadFonts: [philosopher],
  settings,
  Opening,
  Frame,
  sections: {
    hero: Hero,
    quote: late(() => later().then(({ Quote }) => Quote), 380),
    bride_groom: late(() => later().then(({ Couple }) => Couple), 1200),
    our_story: late(() => later().then(({ Story }) => Story), 900),
    wedding_event: late(() => later().then(({ Events }) => Events), 1100),
    gallery: late(() => later().then(({ Gallery }) => Gallery), 760),
    video: late(() => later().then(({ Video }) => Video), 420),
    rsvp: late(() => later().then(({ Rsvp }) => Rsvp), 900),
    wishes: late(() => later().then(({ Wishes }) => Wishes), 620),
    gift: late(() => later().then(({ Gift }) => Gift), 560),
    health_protocol: late(() => later().then(({ Health }) => Health), 380),
    share_banner: late(() => later().then(({ ShareBanner }) => ShareBanner), 380),
    footer: late(() => later().then(({ Footer }) => Footer), 640),
  },
});

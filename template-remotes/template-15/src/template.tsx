import gothic from '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { globalStyles, sinema } from './skin.ts';

const later = () => import('./sections/later.ts');

/** Sinema: the story as a premiere, from the leader's countdown to the credits. */
export default defineTemplate({
  skins: { TEMPLATE_15: sinema },
  globalStyles,
  preloadFonts: [gothic],
  settings,
  Opening,
  Frame,
  sections: {
    hero: Hero,
    quote: late(() => later().then(({ Quote }) => Quote), 320),
    bride_groom: late(() => later().then(({ Couple }) => Couple), 760),
    our_story: late(() => later().then(({ Story }) => Story), 900),
    wedding_event: late(() => later().then(({ Events }) => Events), 960),
    gallery: late(() => later().then(({ Gallery }) => Gallery), 520),
    video: late(() => later().then(({ Video }) => Video), 460),
    rsvp: late(() => later().then(({ Rsvp }) => Rsvp), 900),
    wishes: late(() => later().then(({ Wishes }) => Wishes), 620),
    gift: late(() => later().then(({ Gift }) => Gift), 620),
    health_protocol: late(() => later().then(({ Health }) => Health), 420),
    share_banner: late(() => later().then(({ ShareBanner }) => ShareBanner), 420),
    footer: late(() => later().then(({ Footer }) => Footer), 720),
  },
});

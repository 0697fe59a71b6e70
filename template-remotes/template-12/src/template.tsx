import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { beton, globalStyles } from './skin.ts';

const later = () => import('./sections/later.ts');

/** Beton: a concrete poster. Condensed type cropped by the screen, signal orange, one harsh photo, rules and no ornament. */
export default defineTemplate({
  skins: { TEMPLATE_12: beton },
  globalStyles,
  preloadFonts: [archivo],
  settings,
  Opening,
  Frame,
  sections: {
    hero: Hero,
    quote: late(() => later().then(({ Quote }) => Quote), 420),
    bride_groom: late(() => later().then(({ Couple }) => Couple), 1100),
    our_story: late(() => later().then(({ Story }) => Story), 620),
    wedding_event: late(() => later().then(({ Events }) => Events), 780),
    gallery: late(() => later().then(({ Gallery }) => Gallery), 640),
    video: late(() => later().then(({ Video }) => Video), 360),
    rsvp: late(() => later().then(({ Rsvp }) => Rsvp), 1100),
    wishes: late(() => later().then(({ Wishes }) => Wishes), 560),
    gift: late(() => later().then(({ Gift }) => Gift), 420),
    health_protocol: late(() => later().then(({ Health }) => Health), 420),
    share_banner: late(() => later().then(({ ShareBanner }) => ShareBanner), 360),
    footer: late(() => later().then(({ Footer }) => Footer), 640),
  },
});

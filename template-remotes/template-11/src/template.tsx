import yeseva from '@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff2?parted';
import { defineTemplate, late } from '@janur/kit';
import tiles from './assets/tiles.woff2';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { globalStyles, palmSprings } from './skin.ts';

const later = () => import('./sections/later.ts');

/** Palm Springs: a cocktail party of 1958, printed in four inks that do not quite meet. */
export default defineTemplate({
  skins: { TEMPLATE_11: palmSprings },
  globalStyles,
  preloadFonts: [tiles, yeseva],
  settings,
  Opening,
  Frame,
  sections: {
    hero: Hero,
    quote: late(() => later().then(({ Quote }) => Quote), 500),
    bride_groom: late(() => later().then(({ Couple }) => Couple), 860),
    our_story: late(() => later().then(({ Story }) => Story), 900),
    wedding_event: late(() => later().then(({ Events }) => Events), 1200),
    gallery: late(() => later().then(({ Gallery }) => Gallery), 720),
    video: late(() => later().then(({ Video }) => Video), 620),
    rsvp: late(() => later().then(({ Rsvp }) => Rsvp), 980),
    wishes: late(() => later().then(({ Wishes }) => Wishes), 640),
    gift: late(() => later().then(({ Gift }) => Gift), 640),
    health_protocol: late(() => later().then(({ Health }) => Health), 520),
    share_banner: late(() => later().then(({ ShareBanner }) => ShareBanner), 420),
    footer: late(() => later().then(({ Footer }) => Footer), 640),
  },
});

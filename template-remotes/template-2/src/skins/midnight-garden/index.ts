import bodoni from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2?parted&wght=400';
import { late } from '@janur/kit';
import { CJK_SERIF } from '@janur/template-parts';
import type { Skin } from '../../skeleton/skin.ts';
import { Frame } from './frame.tsx';
import { Opening } from './opening.tsx';
import { globalStyles } from './parts/look.ts';
import { Hero } from './sections/hero.tsx';

const later = () => import('./sections/later.ts');

/** A still-life at night: black-green ground, glowing petals, candle-lit gold. */
export const midnightGarden: Skin = {
  colors: {
    base: '#101a17',
    primary: '#d8b26a',
    secondary: '#c96f5b',
    third: '#1b2a25',
    title: '#f0ddaf',
    ink: '#e9e4d6',
    onPrimary: '#1a1408',
  },
  fonts: {
    heading: `"Bodoni Moda", "Bodoni Stand-in", serif, ${CJK_SERIF}`,
    body: `"Cormorant Garamond", "Cormorant Stand-in", serif, ${CJK_SERIF}`,
    script: `"Pinyon Script", "Pinyon Stand-in", serif, ${CJK_SERIF}`,
  },
  fontsVersion2: {
    heading: `Cinzel, "Bodoni Stand-in", serif, ${CJK_SERIF}`,
    body: `Spectral, "Cormorant Stand-in", serif, ${CJK_SERIF}`,
    script: `"Great Vibes", serif, ${CJK_SERIF}`,
  },
  globalStyles,
  preloadFonts: [bodoni],
  Opening,
  Frame,
  sections: {
    hero: Hero,
    quote: late(() => later().then(({ Quote }) => Quote), 420),
    bride_groom: late(() => later().then(({ Couple }) => Couple), 700),
    our_story: late(() => later().then(({ Story }) => Story), 700),
    wedding_event: late(() => later().then(({ Events }) => Events), 840),
    gallery: late(() => later().then(({ Gallery }) => Gallery), 760),
    video: late(() => later().then(({ Video }) => Video), 420),
    rsvp: late(() => later().then(({ Rsvp }) => Rsvp), 800),
    wishes: late(() => later().then(({ Wishes }) => Wishes), 520),
    gift: late(() => later().then(({ Gift }) => Gift), 480),
    health_protocol: late(() => later().then(({ Health }) => Health), 360),
    share_banner: late(() => later().then(({ ShareBanner }) => ShareBanner), 320),
    footer: late(() => later().then(({ Footer }) => Footer), 844),
  },
};

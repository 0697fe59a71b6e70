import bodoni from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2?parted&wght=400';
import { late, type TemplateLook } from '@janur/kit';
import { CJK_SERIF, LOW } from '@janur/template-parts';
import { Frame } from './frame.tsx';
import { Opening } from './opening.tsx';
import { WIDE } from './opening-styles.ts';
import { globalStyles } from './parts/look.ts';
import { Hero } from './sections/hero.tsx';

/** A clasp on the ring, between the twig and the moth, where nothing grows. `--u` and `--oval` are the opening's own. */
const openingLanguage = {
  '--u': 'calc(100vw / 390)',
  '--head': 'min(182 * var(--u), 21.6dvh)',
  // where there is more room than the ring takes it stands in the middle of it
  '--oval': 'max(var(--head), var(--head) + (100dvh - var(--head) - 230px - 460 * var(--u)) / 2)',
  top: 'calc(var(--oval) + 16 * var(--u) - 24px)',
  right: 'auto',
  left: 'calc(50% + 58 * var(--u) - 24px)',
  [WIDE]: {
    '--u': 'calc(clamp(300px, min(72vw, 62vh), 560px) / 390)',
    '--oval': 'max(9dvh, 9dvh + (91dvh - 212px - 470 * var(--u)) / 2)',
  },
  [LOW]: { top: 8, left: 'auto', right: 8 },
  '& > button > svg': {
    display: 'block',
    boxSizing: 'border-box',
    padding: 9,
    borderRadius: '50%',
    background: 'var(--boot-base, #101a17)',
    boxShadow: '0 0 0 1px #d8b26a, 0 2px 10px #0009',
  },
} as const;

/** A still-life at night: black-green ground, glowing petals, candle-lit gold. */
export const midnightGarden: TemplateLook = {
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
  voice: (language) => import(`../../voice/midnight-garden/${language}.json`),
  controls: ['music', 'language'],
  openingLanguage,
  Opening,
  Frame,
  sections: { hero: Hero, album: late(async () => (await import('./sections/index.ts')).Album, 460) },
  later: () => import('./sections/index.ts'),
};

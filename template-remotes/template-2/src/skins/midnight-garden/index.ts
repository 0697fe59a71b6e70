import bodoni from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2?parted&wght=400';
import { late, type TemplateLook } from '@janur/kit';
import { CJK_SERIF, LOW } from '@janur/template-parts';
import { Frame } from './frame.tsx';
import { Opening } from './opening.tsx';
import { globalStyles } from './parts/look.ts';
import { Hero } from './sections/hero.tsx';

/** Two lockets in the upper left corner, where nothing grows. */
const openingLanguage = {
  top: 'calc(4px + env(safe-area-inset-top))',
  right: 'auto',
  left: 'calc(4px + env(safe-area-inset-left))',
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

import playfair from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?parted&wght=500';
import garamondItalic from '@fontsource/eb-garamond/files/eb-garamond-latin-400-italic.woff2?parted';
import garamond from '@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2?parted';
import garamond600 from '@fontsource/eb-garamond/files/eb-garamond-latin-600-normal.woff2?parted';
import doulaise from '@fontsource/monsieur-la-doulaise/files/monsieur-la-doulaise-latin-400-normal.woff2?parted';
import { late, type TemplateLook } from '@janur/kit';
import { baseStyles, CJK_SERIF, fontFace, PHONE, standIn } from '@janur/template-parts';
import paper from './assets/paper.webp';
import { Frame } from './frame.tsx';
import { Hero } from './hero/hero.tsx';
import { tones } from './look.ts';
import { Opening } from './opening/opening.tsx';

/** A scented letter: blush laid paper, a liner of peonies, a wax seal. */
export const peonyLetter: TemplateLook = {
  colors: {
    base: '#fff6f3',
    primary: '#a23b52',
    secondary: '#e7a9ae',
    third: '#f9e1de',
    title: '#8a2f45',
    ink: '#4b2a33',
    onPrimary: '#ffffff',
  },
  fonts: {
    heading: `"Playfair Display", "Playfair Stand-in", serif, ${CJK_SERIF}`,
    body: `"EB Garamond", "Garamond Stand-in", serif, ${CJK_SERIF}`,
    script: `"Monsieur La Doulaise", "Doulaise Stand-in", serif, ${CJK_SERIF}`,
  },
  preloadFonts: [doulaise],
  laterArt: [paper],
  globalStyles:
    fontFace('Playfair Display', playfair, 'font-weight: 400 900;') +
    fontFace('EB Garamond', garamond) +
    fontFace('EB Garamond', garamond600, 'font-weight: 600;') +
    fontFace('EB Garamond', garamondItalic, 'font-style: italic;') +
    fontFace('Monsieur La Doulaise', doulaise) +
    standIn('Playfair', 'serif', 46.2) +
    standIn('Doulaise', 'serif', 40.8) +
    standIn('Garamond', 'serif', 39.6) +
    baseStyles +
    tones,
  voice: (language) => import(`../../voice/peony-letter/${language}.json`),
  controls: ['music', 'language'],
  // on the envelope's front, beside what the seal is for
  openingLanguage: { top: 'auto', bottom: 12, right: 8 },
  // a phone's envelope has no room beside it, and a desk has flowers in the other corner
  openingQuiet: { [PHONE]: { position: 'fixed', bottom: 12, left: 8 } },
  Opening,
  Frame,
  sections: { hero: Hero, album: late(async () => (await import('./sections/index.ts')).Album, 460) },
  later: () => import('./sections/index.ts'),
};

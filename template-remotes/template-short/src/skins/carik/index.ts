import cormorant from '@fontsource/cormorant-sc/files/cormorant-sc-latin-600-normal.woff2?parted';
import literataItalic from '@fontsource/literata/files/literata-latin-400-italic.woff2?parted';
import literata from '@fontsource/literata/files/literata-latin-400-normal.woff2?parted';
import literata600 from '@fontsource/literata/files/literata-latin-600-normal.woff2?parted';
import whisper from '@fontsource/whisper/files/whisper-latin-400-normal.woff2?parted';
import type { TemplateLook } from '@janur/kit';
import { CJK_SERIF, fontFace, standIn } from '@janur/template-parts';
import cornerRoses from '../../assets/carik-corner-roses.svg';
import cornerTwigs from '../../assets/carik-corner-twigs.svg';
import cotton from '../../assets/carik-cotton.webp';
import { baseStyles } from '../../skeleton/base-styles.ts';
import { sectionsOf } from '../../skeleton/sections-of.tsx';
import { Frame } from './frame.tsx';
import { Hero } from './hero.tsx';
import { EventRows, HashtagLine, QuoteLine } from './lines.tsx';
import { Opening } from './opening.tsx';

const FOOT = 'max(min(100vw / 390, 100dvh / 844) * 52, env(safe-area-inset-bottom) + 12px)';

/** One cotton card on a linen desk, pressed on both sides. */
export const carik: TemplateLook = {
  colors: {
    base: '#e9e4da',
    primary: '#7b3f4c',
    secondary: '#b88a5b',
    third: '#fcfaf5',
    title: '#7b3f4c',
    ink: '#3b3034',
    onPrimary: '#ffffff',
  },
  fonts: {
    heading: `"Cormorant SC", "Cormorant Stand-in", serif, ${CJK_SERIF}`,
    body: `Literata, serif, ${CJK_SERIF}`,
    script: `Whisper, "Whisper Stand-in", serif, ${CJK_SERIF}`,
  },
  globalStyles:
    fontFace('Cormorant SC', cormorant, 'font-weight: 600;') +
    fontFace('Literata', literata) +
    fontFace('Literata', literata600, 'font-weight: 600;') +
    fontFace('Literata', literataItalic, 'font-style: italic;') +
    fontFace('Whisper', whisper) +
    standIn('Whisper', 'serif', 35.5) +
    standIn('Cormorant', 'serif', 46.9) +
    baseStyles +
    `
[data-invitation] {
  --copper: #8c5a2c;
  --rule: #cdbfa8;
  --paper: var(--third);
}
@supports (color: color-mix(in oklab, red, blue)) {
  [data-invitation] {
    --copper: color-mix(in oklab, var(--secondary) 68%, var(--ink-on-third));
    --rule: color-mix(in oklab, var(--secondary) 46%, var(--third));
  }
}
[data-invitation] {
  --sheet-ground: var(--third); --sheet-ink: var(--ink-on-third); --sheet-mark: var(--copper); --sheet-edge: 0; --sheet-radius: 2px; --sheet-shadow: inset 0 0 0 9px var(--third), inset 0 0 0 10px var(--rule), 0 20px 50px -12px #2e2024b3; --sheet-trim: 12px; --sheet-font: 600 1.125rem/1.3 var(--font-heading);
  --photo-ground: #2e2024; --photo-ink: #f7efe2; --photo-edge: 10px solid #f9f3e8; --photo-radius: 2px; --photo-font: italic 400 1.0625rem/1.35 var(--font-body);
}
`,
  preloadFonts: [cormorant],
  laterArt: [cotton, cornerTwigs, cornerRoses],
  controls: ['music', 'language'],
  openingLanguage: {
    top: 'auto',
    right: 18,
    bottom: FOOT,
  },
  openingQuiet: { position: 'fixed', bottom: FOOT, left: 18 },
  Opening,
  Frame,
  voice: (language) => import(`../../voice/carik/${language}.json`),
  later: () => import('./drawn.ts'),
  sections: sectionsOf({ hero: Hero, quote: QuoteLine, wedding_event: EventRows, share_banner: HashtagLine }, () =>
    import('./sheets.tsx').then(({ sheets }) => sheets),
  ),
};

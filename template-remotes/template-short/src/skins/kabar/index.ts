import italic from '@fontsource/newsreader/files/newsreader-latin-400-italic.woff2?parted';
import newsreader from '@fontsource/newsreader/files/newsreader-latin-400-normal.woff2?parted';
import semibold from '@fontsource/newsreader/files/newsreader-latin-600-normal.woff2?parted';
import ampersand from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2?parted';
import oldStandard from '@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff2?parted';
import fraktur from '@fontsource/unifrakturcook/files/unifrakturcook-latin-700-normal.woff2?parted';
import type { TemplateLook } from '@janur/kit';
import { CJK_SERIF, fontFace, standIn } from '@janur/template-parts';
import confetti from '../../assets/kabar-confetti.svg';
import lattice from '../../assets/kabar-lattice.svg';
import specks from '../../assets/kabar-specks.webp';
import { baseStyles } from '../../skeleton/base-styles.ts';
import { sectionsOf } from '../../skeleton/sections-of.tsx';
import { Agenda, Captions, Lead, QuoteEar, ShareEar } from './articles.tsx';
import { Frame } from './frame.tsx';
import { Hero } from './hero.tsx';
import { Opening } from './opening.tsx';
import { settings } from './settings.ts';

/** A front page that announces the news. */
export const kabar: TemplateLook = {
  colors: {
    base: '#f3eee2',
    primary: '#1f1d1a',
    secondary: '#8c2f1b',
    third: '#e7dfcd',
    title: '#1f1d1a',
    ink: '#2a2723',
    onPrimary: '#ffffff',
  },
  fonts: {
    heading: `"Old Standard TT", "Old Standard Stand-in", serif, ${CJK_SERIF}`,
    body: `Newsreader, serif, ${CJK_SERIF}`,
    script: `UnifrakturCook, "Unifraktur Stand-in", serif, ${CJK_SERIF}`,
  },
  globalStyles:
    fontFace('Old Standard TT', oldStandard, 'font-weight: 700;') +
    fontFace('Old Standard TT', ampersand, 'font-weight: 400; font-style: italic;') +
    fontFace('UnifrakturCook', fraktur) +
    fontFace('Newsreader', newsreader, 'font-weight: 400;') +
    fontFace('Newsreader', semibold, 'font-weight: 600;') +
    fontFace('Newsreader', italic, 'font-weight: 400; font-style: italic;') +
    standIn('Old Standard', 'serif', 46.5, '', [76, 24]) +
    standIn('Unifraktur', 'serif', 39.1, '', [103, 28]) +
    baseStyles +
    // red ink is mixed with the text's own, so that it reads on any ground that a couple chooses
    `
[data-invitation] {
  --red: var(--title);
  --white: var(--base);
  --shade: #e9dfc9;
  --newsprint: url("${specks}") 0 0 / 390px;
}
@supports (color: oklch(from red l c h)) {
  [data-invitation] {
    --red: color-mix(in oklab, var(--secondary) 78%, var(--ink));
    --white: oklch(from var(--base) calc(l + .035) c h);
    --shade: oklch(from var(--base) calc(l - .035) calc(c * 1.3) h);
  }
}
[data-invitation] {
  --sheet-edge: 1px solid var(--ink); --sheet-radius: 0; --sheet-mark: var(--red); --sheet-shadow: 0 0 0 3px var(--base), 0 0 0 6px var(--ink); --sheet-font: 600 1.0625rem/1.3 var(--font-body);
  --photo-ground: #1f1d1a; --photo-ink: #f4ecd9; --photo-edge: 1px solid #f4ecd9; --photo-shadow: 0 0 0 4px #1f1d1a, 0 0 0 5px #f4ecd9; --photo-font: italic 400 1.125rem/1.3 var(--font-body);
}
[data-invitation] [data-part='lightbox'] .pswp__img { filter: grayscale(1) contrast(1.08); }
[data-part='language-menu'] li + li { border-top: 1px dotted; }
`,
  preloadFonts: [oldStandard],
  laterArt: [lattice, confetti],
  controls: ['music', 'language'],
  openingLanguage: { top: 0, right: 4 },
  settings,
  Opening,
  Frame,
  voice: (language) => import(`../../voice/kabar/${language}.json`),
  later: () => import('./drawn.ts'),
  sections: sectionsOf(
    {
      hero: Hero,
      quote: QuoteEar,
      bride_groom: Captions,
      our_story: Lead,
      wedding_event: Agenda,
      share_banner: ShareEar,
    },
    () => import('./sheets.tsx').then(({ sheets }) => sheets),
  ),
};

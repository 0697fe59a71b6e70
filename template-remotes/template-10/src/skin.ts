import body from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?parted';
import number from '@fontsource/cormorant-infant/files/cormorant-infant-latin-600-normal.woff2?parted';
import heading from '@fontsource/cormorant-infant/files/cormorant-infant-latin-600-italic.woff2?parted';
import script from '@fontsource/mr-de-haviland/files/mr-de-haviland-latin-400-normal.woff2?parted';
import type { TemplateSkin } from '@janur/kit';
import { baseStyles, CJK_SANS, CJK_SERIF, fontFace, standIn } from '@janur/template-parts';

/** Written with a brush or a pen where the system has such a face. */
const CJK_HAND = `"Kaiti SC", STKaiti, "Klee One", ${CJK_SERIF}`;

export const pesisir: TemplateSkin = {
  colors: {
    base: '#f4faf9',
    primary: '#1f5a68',
    secondary: '#e98a6d',
    third: '#d7ecea',
    title: '#17495a',
    ink: '#26454c',
    onPrimary: '#ffffff',
  },
  fonts: {
    heading: `"Cormorant Infant", "Cormorant Stand-in", serif, ${CJK_SERIF}`,
    body: `"Figtree Variable", "Figtree Stand-in", sans-serif, ${CJK_SANS}`,
    script: `"Mr De Haviland", "Haviland Stand-in", cursive, ${CJK_HAND}`,
  },
};

const FONT_FACES =
  fontFace('Mr De Haviland', script) +
  fontFace('Cormorant Infant', number, 'font-weight: 600;') +
  fontFace('Cormorant Infant', heading, 'font-weight: 600; font-style: italic;') +
  fontFace('Figtree Variable', body, 'font-weight: 300 900;') +
  standIn('Cormorant', 'serif', 38.8) +
  standIn('Figtree', 'sans-serif', 45) +
  standIn('Haviland', ['Georgia Italic', 'Noto Serif Italic', 'DejaVu Serif Italic'], 29.6, '', [88, 44]);

/**
 * Sky, sand and paper are the couple's base at nearly its own lightness, so that ink and title stay as readable on them;
 * the deep is primary away from what is written on it. The drawn sea is what it is, whatever the colours.
 */
const AIR = `
[data-invitation] {
  --paper: var(--base); --sky: var(--base); --dawn: var(--base); --sand: var(--base); --beach: var(--base);
  --deep: var(--primary); --night: var(--primary); --coral: color-mix(in oklab, var(--title) 22%, #c04a28);
}
@supports (color: oklch(from red l c h)) {
  [data-invitation] {
    --paper: color-mix(in oklab, var(--base) 22%, oklch(from var(--base) clamp(0, (l - .58) * 1000, 1) 0 0));
    --sky: oklch(from var(--base) calc(l * .935) calc(c + .02) 192);
    --dawn: oklch(from var(--base) calc(l * .955) .042 58);
    --sand: oklch(from var(--base) calc(l * .975) .024 80);
    --beach: oklch(from var(--base) calc(l * .93) .042 80);
    --away: oklch(from var(--on-primary) clamp(0, (.6 - l) * 1000, 1) 0 0);
    --deep: color-mix(in oklab, var(--primary) 84%, var(--away));
    --night: color-mix(in oklab, var(--primary) 58%, var(--away));
  }
}
[data-invitation] {
  --sheet-ground: var(--paper); --sheet-edge: 2px solid var(--deep); --sheet-radius: 12px; --sheet-mark: var(--coral); --sheet-paint: radial-gradient(10px 8px at 10px 0, #0000 6.5px, var(--deep) 7px 8px, #0000 8.5px) top / 20px 9px repeat-x; --sheet-trim: 8px; --sheet-shadow: 0 20px 50px -16px #06222ccc; --sheet-font: 500 1.0625rem/1.35 var(--font-body);
  --photo-ground: #06222c; --photo-ink: #f3ead8; --photo-edge: 8px solid #f6efdf; --photo-radius: 14px; --photo-font: italic 600 1.25rem/1.3 var(--font-heading);
}
[data-invitation] :is(:lang(zh), :lang(ja), :lang(ko)) { letter-spacing: 0 !important; word-spacing: 0 !important; text-transform: none !important; font-style: normal !important; }
`;

export const globalStyles = FONT_FACES + baseStyles + AIR;

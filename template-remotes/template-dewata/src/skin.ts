import mulish from '@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2?parted';
import mulishBeyond from '@fontsource-variable/mulish/files/mulish-latin-ext-wght-normal.woff2';
import ruqaa from '@fontsource/aref-ruqaa/files/aref-ruqaa-latin-400-normal.woff2?parted';
import corinthia from '@fontsource/corinthia/files/corinthia-latin-700-normal.woff2?parted';
import type { TemplateSkin } from '@janur/kit';
import { baseStyles, CJK_SANS, CJK_SERIF, fontFace, standIn } from '@janur/template-parts';

export const dewata: TemplateSkin = {
  colors: {
    base: '#f6f1e7',
    primary: '#2f4b3c',
    secondary: '#e0a526',
    third: '#e2d9c6',
    title: '#5a2a27',
    ink: '#33312b',
    onPrimary: '#ffffff',
  },
  fonts: {
    heading: `"Aref Ruqaa", "Ruqaa Stand-in", serif, ${CJK_SERIF}`,
    body: `Mulish, "Mulish Stand-in", sans-serif, ${CJK_SANS}`,
    script: `Corinthia, serif, ${CJK_SERIF}`,
  },
};

/** What the closing mantra is written with; the file comes with it. */
const OF_SANSKRIT = 'U+100-17F, U+1E00-1EFF';

const FONT_FACES = `${fontFace('Aref Ruqaa', ruqaa)}${fontFace('Corinthia', corinthia, 'font-weight: 700;')}${fontFace('Mulish', mulish, 'font-weight: 200 1000;')}${fontFace('Mulish', mulishBeyond, `font-weight: 200 1000; unicode-range: ${OF_SANSKRIT};`)}
${standIn('Ruqaa', 'serif', 47.9)}${standIn('Mulish', 'sans-serif', 46.2)}`;

/** Gold leaf stays gold whatever the couple's accent; `--amber` is a gold that can be read on base. */
const GOLD = `
[data-invitation] { --gilt: var(--secondary); --amber: var(--ink); font-family: var(--font-body); }
@supports (color: oklch(from red l c h)) {
  [data-invitation] {
    --gilt: color-mix(in oklab, var(--secondary) 55%, #c98f1e);
    --amber: oklch(from var(--base) calc(.86 - .4 * clamp(0, (l - .6) * 1000, 1)) .1 68);
  }
}
[data-invitation] {
  --sheet-edge: 2px solid var(--gilt); --sheet-radius: 2px; --sheet-mark: var(--title); --sheet-shadow: inset 0 0 0 4px var(--base), inset 0 0 0 5px var(--gilt), 0 24px 56px -18px #1b2a22cc; --sheet-font: 500 1.0625rem/1.35 var(--font-body);
  --photo-ground: #1b2a22; --photo-ink: #f6f1e7; --photo-edge: 8px solid #f6f1e7; --photo-shadow: 0 0 0 2px var(--gilt); --photo-font: 500 1.0625rem/1.35 var(--font-body);
}
[data-invitation] :is(:lang(zh), :lang(ja), :lang(ko)) { letter-spacing: 0 !important; text-transform: none !important; }
`;

export const globalStyles = FONT_FACES + baseStyles + GOLD;

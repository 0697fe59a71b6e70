import bitter from '@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2?parted';
import marker from '@fontsource/covered-by-your-grace/files/covered-by-your-grace-latin-400-normal.woff2?parted';
import pen from '@fontsource/reenie-beanie/files/reenie-beanie-latin-400-normal.woff2?parted';
import type { TemplateSkin } from '@janur/kit';
import { baseStyles, CJK_SANS, fontFace, standIn } from '@janur/template-parts';

const CJK_HAND =
  '"Kaiti SC", "LXGW WenKai", "Yomogi", "Klee", "Nanum Pen Script", "PingFang SC", "Noto Sans CJK SC", "Hiragino Sans", "Apple SD Gothic Neo", "Noto Sans KR"';

export const klip: TemplateSkin = {
  colors: {
    base: '#efe4d3',
    primary: '#3e5c4b',
    secondary: '#e0765a',
    third: '#fffdf8',
    title: '#3a2f28',
    ink: '#3a2f28',
    onPrimary: '#ffffff',
  },
  fonts: {
    heading: `"Covered By Your Grace", "Marker And", "Marker Stand-in", cursive, ${CJK_HAND}`,
    body: `"Bitter Variable", "Bitter Stand-in", serif, ${CJK_SANS}`,
    script: `"Reenie Beanie", "Pen Stand-in", cursive, ${CJK_HAND}`,
  },
};

const FONT_FACES =
  fontFace('Covered By Your Grace', marker, 'unicode-range: U+0-25, U+27-FFFF;') +
  fontFace('Reenie Beanie', pen) +
  fontFace('Bitter Variable', bitter, 'font-weight: 100 900;') +
  // the marker's own ampersand is hard to read
  fontFace('Marker And', bitter, 'font-weight: 100 900; unicode-range: U+26;') +
  standIn('Marker', ['Arial Narrow', 'Arial', 'Noto Sans'], 72) +
  standIn('Pen', ['Arial Narrow', 'Arial', 'Noto Sans'], 64) +
  standIn('Bitter', 'serif', 98);

/**
 * The red marker writes on the page and on white paper, darker or lighter than either, whatever colours those have. What
 * an album is made of keeps its colour: kraft, manila, tape; `--print` is the ink that is readable on it.
 */
const MATERIALS = `
[data-invitation] { --kraft: #caa577; --manila: #f3dfb4; --print: #3a2f28; --rust: #b8472c; --marker: var(--title); --marker-on-third: var(--title-on-third); }
@supports (color: oklch(from red l c h)) {
  [data-invitation] {
    --marker: oklch(from var(--base) calc(max(.8, l + .44) - clamp(0, (l - .62) * 1000, 1) * (max(.8, l + .44) - min(.54, l - .45))) .15 35);
    --marker-on-third: oklch(from var(--third) calc(max(.8, l + .44) - clamp(0, (l - .62) * 1000, 1) * (max(.8, l + .44) - min(.54, l - .45))) .15 35);
  }
}
[data-overlay] [data-part='language-menu'] { border-radius: 3px; border-top: 14px solid #edbd54; background: var(--third); color: var(--ink-on-third); box-shadow: 0 1px 2px #3a2f2859, 0 18px 40px -8px #3a2f28b3; rotate: 1deg; font: 600 1.0625rem/1.3 "Bitter Variable", serif; }
[data-overlay] [data-part='language-menu'] [aria-current='true'] { color: #b8472c; }
[data-invitation] [data-part='lightbox'] .pswp__bg { background: #2b221c; }
[data-invitation] [data-part='lightbox-title'] { font: 400 1.75rem/1.1 var(--font-script); }
:where([data-invitation] :is(h1, h2, h3, [data-hand])) { word-spacing: -.14em; }
[data-invitation]:is(:lang(zh), :lang(ja), :lang(ko)) :is(h1, h2, h3, [data-hand]) { line-height: 1.3 !important; letter-spacing: 0 !important; word-spacing: 0 !important; }
`;

export const globalStyles = FONT_FACES + baseStyles + MATERIALS;

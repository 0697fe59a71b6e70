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
  standIn('Marker', ['Arial Narrow', 'Arial', 'Noto Sans', 'DejaVu Sans'], 37.1) +
  standIn('Pen', ['Arial Narrow', 'Arial', 'Noto Sans', 'DejaVu Sans'], 36.3) +
  standIn('Bitter', 'serif', 46.5);

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
[data-invitation] {
  --note-end: 56px; --sheet-ground: var(--third); --sheet-ink: var(--ink-on-third); --sheet-mark: var(--marker-on-third); --sheet-edge: 0; --sheet-radius: 3px; --sheet-paint: linear-gradient(#edbd54 0 0) top / 100% 14px no-repeat; --sheet-trim: 14px; --sheet-shadow: 0 1px 2px #3a2f2859, 0 18px 40px -8px #3a2f28b3; --sheet-font: 600 1.0625rem/1.3 "Bitter Variable", "Bitter Stand-in", serif;
  --photo-ground: #2b221c; --photo-ink: #fdf6e6; --photo-edge: 10px solid #fffdf8; --photo-radius: 1px; --photo-font: 400 1.75rem/1.1 var(--font-script);
}
[data-part='language-menu'][data-part] { rotate: 1deg; }
[data-quiet] [data-invitation] { --font-script: var(--font-heading) !important; }
:where([data-invitation] :is(h1, h2, h3, [data-hand])) { word-spacing: -.14em; }
[data-invitation]:is(:lang(zh), :lang(ja), :lang(ko)) :is(h1, h2, h3, [data-hand]) { line-height: 1.3 !important; letter-spacing: 0 !important; word-spacing: 0 !important; }
`;

export const globalStyles = FONT_FACES + baseStyles + MATERIALS;

import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?parted';
import yellowtail from '@fontsource/yellowtail/files/yellowtail-latin-400-normal.woff2?parted';
import yeseva from '@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff2?parted';
import type { TemplateSkin } from '@janur/kit';
import { baseStyles, fontFace, standIn } from '@janur/template-parts';
import tiles from './assets/tiles.woff2';

const CJK_POSTER =
  '"PingFang SC", "Noto Sans CJK SC", "Hiragino Sans", "Yu Gothic", "Apple SD Gothic Neo", "Noto Sans KR"';

export const palmSprings: TemplateSkin = {
  colors: {
    base: '#fff7e8',
    primary: '#0f6e6e',
    secondary: '#f2a33a',
    third: '#f9d7c3',
    title: '#b02f24',
    ink: '#2e2a26',
    onPrimary: '#ffffff',
  },
  fonts: {
    heading: `"Yeseva One", "Yeseva Stand-in", serif, ${CJK_POSTER}`,
    body: `"Outfit Variable", "Outfit Stand-in", sans-serif, ${CJK_POSTER}`,
    script: `Yellowtail, "Yellowtail Stand-in", cursive, ${CJK_POSTER}`,
  },
};

const FONT_FACES =
  fontFace('Janur Tiles', tiles) +
  fontFace('Yeseva One', yeseva) +
  fontFace('Outfit Variable', outfit, 'font-weight: 100 900;') +
  fontFace('Yellowtail', yellowtail) +
  standIn('Yeseva', ['Georgia Bold', 'Noto Serif Bold', 'DejaVu Serif Bold'], 52.3) +
  standIn('Outfit', 'sans-serif', 45.3) +
  standIn('Yellowtail', ['Brush Script MT', 'Georgia Italic', 'Noto Serif Italic', 'DejaVu Serif Italic'], 37.3);

/**
 * Printer's inks: what the couple colours is held to a lightness on which the text of the ink is readable. Cream stands
 * on `--teal`, `--deep` and `--red`, `--soot` on `--gold`, `--pool` and `--paper`.
 */
const INKS = `
[data-invitation] {
  --cream: #fff7e8; --paper: #fffdf6; --soot: #2e2a26;
  --teal: #0f6e6e; --deep: #0a4a4c; --red: #b02f24; --gold: #f2a33a; --pool: #63bfb5; --spark: #f8bd62;
}
@supports (color: oklch(from red l c h)) {
  [data-invitation] {
    --teal: oklch(from var(--primary) min(l, .492) min(c, .15) h);
    --deep: oklch(from var(--primary) min(l, .375) min(c, .1) h);
    --red: oklch(from var(--title) min(l, .5) c h);
    --gold: oklch(from var(--secondary) max(l, .74) c h);
    --spark: oklch(from var(--secondary) max(l, .84) min(c, .13) h);
    --pool: oklch(from var(--primary) .75 min(c, .1) h);
  }
}
[data-invitation] {
  --sheet-ground: var(--paper); --sheet-ink: var(--soot); --sheet-mark: var(--red); --sheet-edge: 4px solid var(--teal); --sheet-radius: 16px; --sheet-paint: linear-gradient(90deg, var(--gold) 33.4%, var(--pool) 0 66.7%, var(--red) 0) top / 100% 6px no-repeat; --sheet-trim: 6px; --sheet-shadow: 0 22px 50px -16px #0a4a4ccc; --sheet-font: 500 1.0625rem/1.35 var(--font-body);
  --photo-ground: #0b2a2c; --photo-ink: #fff7e8; --photo-edge: 10px solid #fffdf6; --photo-radius: 14px; --photo-font: 500 1.0625rem/1.35 var(--font-body);
}
[data-invitation]:is(:lang(zh), :lang(ja), :lang(ko)) :is(h1, h2, h3, b) { font-weight: 800; line-height: 1.3; }
[data-invitation]:lang(ko) { word-break: keep-all; }
`;

export const globalStyles = FONT_FACES + baseStyles + INKS;

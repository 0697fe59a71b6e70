import notoBold from '@fontsource/noto-serif-sc/files/noto-serif-sc-latin-600-normal.woff2?parted';
import noto from '@fontsource/noto-serif-sc/files/noto-serif-sc-latin-400-normal.woff2?parted';
import xiaowei from '@fontsource/zcool-xiaowei/files/zcool-xiaowei-latin-400-normal.woff2?parted';
import brush from '@fontsource/ma-shan-zheng/files/ma-shan-zheng-latin-400-normal.woff2?parted';
import han from './assets/han.woff2';
import type { TemplateSkin } from '@janur/kit';
import { baseStyles, CJK_SERIF, fontFace, standIn } from '@janur/template-parts';

/** Signs of names, days and wishes: they look alike on every phone. */
export const HAN = `"Shuangxi Han", var(--letters-serif, serif), serif, ${CJK_SERIF}`;

export const shuangxi: TemplateSkin = {
  colors: {
    base: '#fff5e6',
    primary: '#b3181c',
    secondary: '#d4a24a',
    third: '#fbe3c6',
    title: '#9e1216',
    ink: '#4a1512',
    onPrimary: '#fff1d0',
  },
  fonts: {
    // Noto has the accents that XiaoWei lacks
    heading: `"ZCOOL XiaoWei", "Noto Serif SC", "XiaoWei Stand-in", ${HAN}`,
    body: `"Noto Serif SC", "Noto Stand-in", ${HAN}`,
    script: `"Ma Shan Zheng", "Kaiti SC", STKaiti, ${HAN}`,
  },
};

const FONT_FACES =
  fontFace('ZCOOL XiaoWei', xiaowei) +
  fontFace('Noto Serif SC', noto, 'font-weight: 400;') +
  fontFace('Noto Serif SC', notoBold, 'font-weight: 600;') +
  fontFace('Ma Shan Zheng', brush) +
  `@font-face { font-family: 'Shuangxi Han'; src: url(${han}) format('woff2'); font-display: swap; font-weight: 400 700; unicode-range: U+3001-300B, U+4E00-9FFF, U+56CD, U+FF01-FF1A; }\n` +
  standIn('XiaoWei', 'serif', 43.6) +
  standIn('Noto', 'serif', 50.7);

/**
 * Lacquer and paper between the couple's own colours. Whatever carries text only moves away from its text: `--deep` and
 * `--deeper` are primary away from `--on-primary`, `--paper` is base away from `--ink`, `--soft` is ink away from base. Gilt and painted wood are what
 * they are, whatever the colours.
 */
const MATERIALS = `
[data-invitation] {
  --deep: var(--primary); --deeper: var(--primary); --paper: var(--base); --soft: var(--ink);
  --gilt: linear-gradient(#fdecb8, #e2b45a 60%, #d09c42); --on-gilt: #5c0a0c; --gold: #d4a24a; --wood: #0f4a47;
}
@supports (color: oklch(from red l c h)) {
  [data-invitation] {
    --away: oklch(from var(--on-primary) clamp(0, (0.6 - l) * 1000, 1) 0 0);
    --deep: color-mix(in oklab, var(--primary) 80%, var(--away));
    --deeper: color-mix(in oklab, var(--primary) 54%, var(--away));
    --paper: color-mix(in oklab, var(--base) 34%, oklch(from var(--base) clamp(0, (l - 0.58) * 1000, 1) 0 0));
    --soft: oklch(from color-mix(in oklab, var(--ink) 88%, oklch(from var(--base) clamp(0, (0.58 - l) * 1000, 1) 0 0)) l calc(c * .9) 68);
    --gold: color-mix(in oklab, var(--secondary) 70%, #d4a24a);
  }
}
[data-invitation] {
  --sheet-ground: var(--paper); --sheet-edge: 2px solid var(--primary); --sheet-radius: 4px; --sheet-mark: var(--primary); --sheet-shadow: inset 0 0 0 5px var(--paper), inset 0 0 0 6px var(--gold), 0 22px 54px -16px #4a0807cc; --sheet-font: 400 1.125rem/1.35 var(--font-body);
  --photo-ground: #2a0706; --photo-ink: #fdecb8; --photo-edge: 2px solid var(--gold); --photo-radius: 4px; --photo-shadow: 0 0 0 6px #2a0706, 0 0 0 7px var(--gold); --photo-font: 400 1.125rem/1.35 var(--font-body);
}
[data-invitation] :is(:lang(zh), :lang(ja), :lang(ko)) { letter-spacing: 0 !important; text-transform: none !important; font-style: normal !important; }
`;

export const globalStyles = FONT_FACES + baseStyles + MATERIALS;

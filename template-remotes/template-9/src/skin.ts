import alegreya from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?parted';
import alegreyaBold from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?parted';
import allura from '@fontsource/allura/files/allura-latin-400-normal.woff2?parted';
import philosopher from '@fontsource/philosopher/files/philosopher-latin-400-normal.woff2?parted';
import philosopherBold from '@fontsource/philosopher/files/philosopher-latin-700-normal.woff2?parted';
import type { TemplateSkin } from '@janur/kit';
import { baseStyles, CJK_SANS, CJK_SERIF, fontFace, standIn } from '@janur/template-parts';

export const songket: TemplateSkin = {
  colors: {
    base: '#1b0e12',
    primary: '#d7a94b',
    secondary: '#b5293b',
    third: '#2b161c',
    title: '#ebcb82',
    ink: '#f1e4d2',
    onPrimary: '#1f0f0c',
  },
  fonts: {
    heading: `Philosopher, "Philosopher Stand-in", serif, ${CJK_SERIF}`,
    body: `"Alegreya Sans", "Alegreya Stand-in", sans-serif, ${CJK_SANS}`,
    script: `Allura, Philosopher, serif, ${CJK_SERIF}`,
  },
};

const FONT_FACES =
  fontFace('Philosopher', philosopher, 'font-weight: 400;') +
  fontFace('Philosopher', philosopherBold, 'font-weight: 700;') +
  fontFace('Alegreya Sans', alegreya, 'font-weight: 400;') +
  fontFace('Alegreya Sans', alegreyaBold, 'font-weight: 700;') +
  fontFace('Allura', allura) +
  standIn('Philosopher', 'serif', 43.6) +
  standIn('Alegreya', 'sans-serif', 39.6);

/**
 * Thread and cloth of the couple's own colours. `--cloth` is secondary dyed dark and `--night` is base at night, so the cream
 * words on them (`--cream`) are readable whatever the couple chose. What carries words in their own colours only moves away
 * from these: `--shade` is base away from `--ink`, `--lit` is primary away from `--on-primary`, `--soft` and `--foil` are
 * title away from base, `--rose` secondary away from it. `--gold…` are threads, never words.
 */
const MATERIALS = `
[data-invitation] {
  --cloth: #6d1523; --cloth-deep: #4a0f1a; --night: #16080b; --cream: #f6e6c8; --shade: var(--base); --lit: var(--primary); --soft: var(--ink); --rose: var(--ink);
  --foil: var(--title); --foil-dip: var(--title); --gold: #d7a94b; --gold-light: #f6dd9b; --gold-deep: #a06e24;
  color: var(--ink); font: 400 1.0625rem/1.45 var(--font-body); font-variant-numeric: lining-nums;
}
@supports (color: oklch(from red l c h)) {
  [data-invitation] {
    --from-ink: oklch(from var(--ink) clamp(0, (.6 - l) * 1000, 1) 0 0);
    --from-base: oklch(from var(--base) clamp(0, (.6 - l) * 1000, 1) 0 0);
    --from-words: oklch(from var(--on-primary) clamp(0, (.6 - l) * 1000, 1) 0 0);
    --cloth: oklch(from var(--secondary) min(l, .35) min(c, .125) h);
    --cloth-deep: oklch(from var(--secondary) min(l, .26) min(c, .09) h);
    --night: oklch(from var(--base) min(l, .165) min(c, .025) h);
    --shade: color-mix(in oklab, var(--base) 62%, var(--from-ink));
    --lit: color-mix(in oklab, var(--primary) 58%, var(--from-words));
    --soft: color-mix(in oklab, var(--title) 68%, var(--from-base));
    --rose: color-mix(in oklab, var(--secondary) 45%, var(--from-base));
    --foil: color-mix(in oklab, var(--title) 45%, var(--from-base));
    --foil-dip: oklch(from var(--title) max(l - .18, min(l, .64)) c h);
    --gold: color-mix(in oklab, var(--primary) 70%, #d7a94b);
    --gold-light: color-mix(in oklab, var(--gold) 45%, #fff3cf);
    --gold-deep: color-mix(in oklab, var(--gold) 66%, #5a3008);
  }
}
[data-invitation] {
  --sheet-ground: var(--cloth-deep); --sheet-ink: var(--cream); --sheet-mark: var(--gold-light); --sheet-edge: 1px solid var(--gold-deep); --sheet-radius: 0; --sheet-paint: repeating-conic-gradient(from 45deg at 50% 50%, var(--gold) 0 25%, #0000 0 50%) top / 12px 6px repeat-x, repeating-conic-gradient(from 45deg at 50% 50%, var(--gold) 0 25%, #0000 0 50%) bottom / 12px 6px repeat-x; --sheet-trim: 10px; --sheet-shadow: 0 24px 60px -12px #000; --sheet-font: 400 1.125rem/1.3 var(--font-body);
  --photo-ground: #0e0507; --photo-ink: #f6e6c8; --photo-edge: 2px solid var(--gold); --photo-shadow: 0 0 0 5px #0e0507, 0 0 0 6px var(--gold-deep); --photo-font: 400 1.125rem/1.3 var(--font-body);
}
[data-invitation] :is(:lang(zh), :lang(ja), :lang(ko)) { letter-spacing: 0 !important; text-transform: none !important; font-style: normal !important; }
`;

export const globalStyles = FONT_FACES + baseStyles + MATERIALS;

import mincho from '@fontsource/shippori-mincho/files/shippori-mincho-latin-500-normal.woff2?parted';
import kurenaido from '@fontsource/zen-kurenaido/files/zen-kurenaido-latin-400-normal.woff2?parted';
import oldMincho from '@fontsource/zen-old-mincho/files/zen-old-mincho-latin-500-normal.woff2?parted';
import oldMinchoBold from '@fontsource/zen-old-mincho/files/zen-old-mincho-latin-600-normal.woff2?parted';
import type { TemplateSkin } from '@janur/kit';
import { baseStyles, CJK_SERIF, fontFace, standIn } from '@janur/template-parts';

const heading = (cjk: string) => `"Shippori Mincho", "Shippori Stand-in", ${cjk}`;
const body = (cjk: string) => `"Zen Old Mincho", "Zen Stand-in", ${cjk}`;
/** Han signs have forms of their own in Japan. */
const JAPANESE = `var(--letters-serif, serif), serif, "Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", ${CJK_SERIF}`;

export const washi: TemplateSkin = {
  colors: {
    base: '#f7f3ea',
    primary: '#2b3a67',
    secondary: '#c0392f',
    third: '#e8e1d1',
    title: '#2b3a67',
    ink: '#2c2b33',
    onPrimary: '#ffffff',
  },
  fonts: {
    heading: heading(`serif, ${CJK_SERIF}`),
    body: body(`serif, ${CJK_SERIF}`),
    script: `"Zen Kurenaido", serif, ${CJK_SERIF}`,
  },
};

export const preloadFonts = [mincho];

const FONT_FACES =
  fontFace('Shippori Mincho', mincho, 'font-weight: 500;') +
  fontFace('Zen Old Mincho', oldMincho, 'font-weight: 500;') +
  fontFace('Zen Old Mincho', oldMinchoBold, 'font-weight: 600;') +
  fontFace('Zen Kurenaido', kurenaido) +
  standIn('Shippori', 'serif', 50.1) +
  standIn('Zen', 'serif', 45.8);

/**
 * Paper, indigo and vermilion between the couple's own colours. Whatever carries text only moves away from its text:
 * `--deep` is primary away from `--on-primary`, `--sheet` and `--paper` are base away from `--ink`, `--ground` is third away
 * from `--ink-on-third`. `--seal` is secondary, dark enough for white; `--shu` is the vermilion of brush and cord, as light
 * or dark as what it stands on asks for.
 */
const MATERIALS = `
[data-invitation] {
  --deep: var(--primary); --paper: var(--base); --sheet: var(--base); --ground: var(--third); --seal: #a82e25; --shu: var(--ink); --shu-on-ground: var(--ink-on-third);
  --edge: #c0392f; --deckle: #fffdf8;
}
@supports (color: oklch(from red l c h)) {
  [data-invitation] {
    --away: oklch(from var(--primary) clamp(0, (l - 0.575) * 1000, 1) 0 0);
    --deep: color-mix(in oklab, var(--primary) 78%, var(--away));
    --lit: oklch(from var(--base) clamp(0, (l - 0.575) * 1000, 1) 0 0);
    --paper: color-mix(in oklab, var(--base) 22%, var(--lit));
    --sheet: color-mix(in oklab, var(--base) 78%, var(--lit));
    --lit-third: oklch(from var(--third) clamp(0, (l - 0.575) * 1000, 1) 0 0);
    --ground: color-mix(in oklab, var(--third) 66%, var(--lit-third));
    --shu-on-ground: oklch(from var(--third) calc(l - 0.44 + clamp(0, (0.575 - l) * 1000, 1) * 1.08) 0.165 29);
    --seal: oklch(from var(--secondary) min(l, 0.5) min(c, 0.17) h);
    --shu: oklch(from var(--base) calc(l - 0.46 + clamp(0, (0.575 - l) * 1000, 1) * 1.1) 0.165 29);
    --edge: color-mix(in oklab, var(--secondary) 90%, #c0392f);
  }
}
[data-invitation]:lang(ja) > * { --font-heading: ${heading(JAPANESE)}; --font-body: ${body(JAPANESE)}; }
[data-invitation] :is(h1, h2, h3) { font-weight: 500; }
[data-invitation] {
  --sheet-ground: var(--paper); --sheet-edge: 0; --sheet-radius: 0; --sheet-mark: var(--shu); --sheet-paint: linear-gradient(90deg, var(--edge) 3px, #fff 3px 6px, var(--edge) 6px 9px, #0000 0) 12px 0 / 12px 100% no-repeat; --sheet-shadow: 0 1px 0 var(--deckle) inset, 0 22px 50px -16px #12182eb3; --sheet-font: 500 1.0625rem/1.45 var(--font-body); --sheet-indent: 14px;
  --photo-ground: #12182e; --photo-ink: #f7f1e6; --photo-edge: 10px solid #f7f1e6; --photo-font: 500 1.0625rem/1.45 var(--font-body);
}
[data-invitation] :is(:lang(zh), :lang(ja), :lang(ko)) { letter-spacing: 0 !important; text-transform: none !important; font-style: normal !important; }
`;

export const globalStyles = FONT_FACES + baseStyles + MATERIALS;

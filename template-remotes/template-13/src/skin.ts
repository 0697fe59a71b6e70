import jost from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?parted';
import aboreto from '@fontsource/aboreto/files/aboreto-latin-400-normal.woff2?parted';
import tangerine from '@fontsource/tangerine/files/tangerine-latin-700-normal.woff2?parted';
import type { TemplateSkin } from '@janur/kit';
import { baseStyles, CJK_SANS, CJK_SERIF, fontFace, standIn } from '@janur/template-parts';

export const bintang: TemplateSkin = {
  colors: {
    base: '#0b1430',
    primary: '#e6d9a8',
    secondary: '#8fa6e8',
    third: '#16224a',
    title: '#f4ebcb',
    ink: '#dde3f5',
    onPrimary: '#0b1430',
  },
  fonts: {
    heading: `Aboreto, "Aboreto Stand-in", serif, ${CJK_SERIF}`,
    body: `"Jost Variable", "Jost Stand-in", sans-serif, ${CJK_SANS}`,
    script: `Tangerine, serif, ${CJK_SERIF}`,
  },
};

const FONT_FACES =
  fontFace('Aboreto', aboreto) +
  fontFace('Jost Variable', jost, 'font-weight: 100 900;') +
  fontFace('Tangerine', tangerine, 'font-weight: 700;') +
  standIn('Aboreto', 'serif', 59.1) +
  standIn('Jost', 'sans-serif', 44.2);

/**
 * It is always night here: the couple's colours keep their hue, grounds stay dark and words light. `--night` is base and
 * `--panel` is third, never lighter than a night sky; `--star` is ink, `--gold` is title and `--line` is secondary, never
 * darker than 4.5:1 on them needs.
 */
const NIGHT = `
[data-invitation] {
  --deep: #070d22; --night: #0b1430; --dusk: #22346f; --panel: #16224a;
  --star: #dde3f5; --gold: #f4ebcb; --line: #aebdee; --thread: #8fa6e8; --silver: #b9c6ee;
  --focus: var(--star);
}
@supports (color: oklch(from red l c h)) {
  [data-invitation] {
    --deep: oklch(from var(--base) min(l, .17) min(c, .045) h);
    --night: oklch(from var(--base) min(l, .205) min(c, .06) h);
    --dusk: oklch(from var(--base) .34 calc(min(c, .06) * 1.75) h);
    --panel: oklch(from var(--third) min(l, .27) min(c, .085) h);
    --star: oklch(from var(--ink) max(l, .9) min(c, .03) h);
    --gold: oklch(from var(--title) max(l, .89) min(c, .12) h);
    --line: oklch(from var(--secondary) max(l, .8) min(c, .08) h);
    --thread: oklch(from var(--secondary) max(l, .66) min(c, .13) h);
    --silver: oklch(from var(--secondary) max(l, .82) min(c, .06) h);
  }
}
[data-invitation] {
  --sheet-ground: var(--night); --sheet-ink: var(--star); --sheet-mark: var(--gold); --sheet-edge: 1px solid var(--thread); --sheet-radius: 6px; --sheet-paint: radial-gradient(1.2px 1.2px at 14% 22%, #fff, #0000 2px), radial-gradient(1px 1px at 82% 12%, #fff, #0000 2px), radial-gradient(1.4px 1.4px at 92% 68%, #fff, #0000 2.4px), radial-gradient(1px 1px at 60% 92%, #fff, #0000 2px); --sheet-shadow: 0 24px 60px -12px #000c; --sheet-font: 400 1.125rem/1.35 var(--font-body);
  --photo-ground: #070d22; --photo-ink: #dde3f5; --photo-edge: 1px solid var(--thread); --photo-shadow: 0 0 0 6px #070d22, 0 0 0 7px #8fa6e866; --photo-font: 400 1.125rem/1.35 var(--font-body);
}
[data-invitation] :is(:lang(zh), :lang(ja), :lang(ko)), [data-invitation]:is(:lang(zh), :lang(ja), :lang(ko)) * { letter-spacing: 0 !important; text-transform: none !important; font-style: normal !important; }
`;

export const globalStyles = FONT_FACES + baseStyles + NIGHT;

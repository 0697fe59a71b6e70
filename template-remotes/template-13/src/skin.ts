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
  standIn('Aboreto', 'serif', 112) +
  standIn('Jost', 'sans-serif', 94);

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
[data-invitation] [data-part='lightbox'] .pswp__bg { background: #070d22; }
[data-invitation] :is(:lang(zh), :lang(ja), :lang(ko)), [data-invitation]:is(:lang(zh), :lang(ja), :lang(ko)) * { letter-spacing: 0 !important; text-transform: none !important; font-style: normal !important; }
`;

export const globalStyles = FONT_FACES + baseStyles + NIGHT;

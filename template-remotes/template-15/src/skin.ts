import bold from '@fontsource/courier-prime/files/courier-prime-latin-700-normal.woff2?parted';
import regular from '@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2?parted';
import gothic from '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2?parted';
import yellowtail from '@fontsource/yellowtail/files/yellowtail-latin-400-normal.woff2?parted';
import type { TemplateSkin } from '@janur/kit';
import { baseStyles, fontFace, standIn } from '@janur/template-parts';

const CJK_SANS =
  '"PingFang SC", "Noto Sans CJK SC", "Hiragino Sans", "Zen Kaku Gothic New", "Apple SD Gothic Neo", "Noto Sans KR"';

export const sinema: TemplateSkin = {
  colors: {
    base: '#0d0d0f',
    primary: '#e4b363',
    secondary: '#b23a48',
    third: '#1a1a1f',
    title: '#f4efe6',
    ink: '#d9d4cb',
    onPrimary: '#17120a',
  },
  fonts: {
    heading: `"League Gothic", "Gothic Stand-in", sans-serif, ${CJK_SANS}`,
    body: `"Courier Prime", "Courier Stand-in", ui-monospace, monospace, ${CJK_SANS}`,
    script: `Yellowtail, "Gothic Stand-in", cursive, ${CJK_SANS}`,
  },
};

const FONT_FACES =
  fontFace('League Gothic', gothic) +
  fontFace('Courier Prime', regular, 'font-weight: 400;') +
  fontFace('Courier Prime', bold, 'font-weight: 700;') +
  fontFace('Yellowtail', yellowtail) +
  standIn(
    'Gothic',
    ['Arial Narrow Bold', 'Arial Narrow', 'Arial Bold', 'Noto Sans Bold', 'DejaVu Sans Bold'],
    27,
    '',
    [97, 23],
  ) +
  standIn('Courier', ['Courier New', 'Liberation Mono', 'Noto Sans Mono', 'DejaVu Sans Mono'], 60, '', [78, 34]);

/**
 * What a cinema is made of keeps its own colour, with a dark ink that is readable on it: film, its leader, the paper of
 * tickets and scripts. The couple's red is the curtain's velvet, never lighter than cream letters on it allow, and, darker,
 * the second ink of what is printed. `--gilt` is their primary on the page's ground, whichever of the two is dark.
 */
const MATERIALS = `
[data-invitation] {
  --film: #0d0d0f; --leader: #f5ead0; --print: #17120a; --subtitle: #f7e26b;
  --velvet: #b23a48; --velvet-dark: #2a0d12; --blood: #8a1f2d; --gilt: #e4b363;
}
@supports (color: oklch(from red l c h)) {
  [data-invitation] {
    --velvet: oklch(from var(--secondary) clamp(.36, l, .52) min(c, .15) h);
    --velvet-dark: oklch(from var(--secondary) .2 min(c, .05) h);
    --blood: oklch(from var(--secondary) min(l, .41) c h);
    --gilt: oklch(from var(--primary) max(l, .8) min(c, .13) h);
  }
  [data-invitation]:has([data-ground='light']) { --gilt: oklch(from var(--primary) min(l, .42) c h); }
}
[data-invitation] {
  --sheet-ground: #1a1a1f; --sheet-ink: #f4efe6; --sheet-mark: #f7e26b; --sheet-edge: 0; --sheet-radius: 0; --sheet-trim: 18px; --sheet-paint: repeating-linear-gradient(90deg, #0000 0 7px, #f5ead0 7px 15px, #0000 15px 22px) 0 5px / 100% 7px no-repeat, repeating-linear-gradient(90deg, #0000 0 7px, #f5ead0 7px 15px, #0000 15px 22px) 0 calc(100% - 5px) / 100% 7px no-repeat; --sheet-shadow: 0 0 0 1.5px #e4b363, 0 24px 70px #000d; --sheet-font: 400 1.0625rem/1.3 var(--font-body);
  --photo-ground: #060607; --photo-ink: #f4efe6; --photo-edge: 1px solid #3a3a40; --photo-font: 400 1.0625rem/1.3 var(--font-body);
}
[data-invitation] :is(h1, h2, h3) { text-transform: uppercase; }
[data-invitation]:is(:lang(zh), :lang(ja), :lang(ko)) :is(h1, h2, h3, [data-names], [data-cast]) { font-weight: 700; font-synthesis-weight: none; line-height: 1.25 !important; letter-spacing: 0 !important; }
`;

export const globalStyles = FONT_FACES + baseStyles + MATERIALS;

import crimsonItalic from '@fontsource-variable/crimson-pro/files/crimson-pro-latin-wght-italic.woff2?parted&wght=400';
import crimsonBoldItalic from '@fontsource-variable/crimson-pro/files/crimson-pro-latin-wght-italic.woff2?parted&wght=600';
import crimson from '@fontsource-variable/crimson-pro/files/crimson-pro-latin-wght-normal.woff2?parted&wght=400';
import crimsonBold from '@fontsource-variable/crimson-pro/files/crimson-pro-latin-wght-normal.woff2?parted&wght=600';
import decorative from '@fontsource/cinzel-decorative/files/cinzel-decorative-latin-400-normal.woff2?parted';
import cinzel from '@fontsource/cinzel/files/cinzel-latin-400-normal.woff2?parted';
import cinzelMedium from '@fontsource/cinzel/files/cinzel-latin-500-normal.woff2?parted';
import herr from '@fontsource/herr-von-muellerhoff/files/herr-von-muellerhoff-latin-400-normal.woff2?parted';
import type { TemplateSkin } from '@janur/kit';
import { baseStyles, CJK_SERIF, fontFace, standIn } from '@janur/template-parts';

export const mahkota: TemplateSkin = {
  colors: {
    base: '#faf7f0',
    primary: '#1c2b4a',
    secondary: '#a9812f',
    third: '#ece6d8',
    title: '#1c2b4a',
    ink: '#2b3145',
    onPrimary: '#ffffff',
  },
  fonts: {
    heading: `Cinzel, "Cinzel Stand-in", serif, ${CJK_SERIF}`,
    body: `"Crimson Pro", "Crimson Stand-in", serif, ${CJK_SERIF}`,
    script: `"Herr Von Muellerhoff", serif, ${CJK_SERIF}`,
  },
};

const FONT_FACES =
  fontFace('Cinzel', cinzel, 'font-weight: 400;') +
  fontFace('Cinzel', cinzelMedium, 'font-weight: 500;') +
  fontFace('Cinzel Decorative', decorative) +
  fontFace('Crimson Pro', crimson, 'font-weight: 400;') +
  fontFace('Crimson Pro', crimsonBold, 'font-weight: 500 700;') +
  fontFace('Crimson Pro', crimsonItalic, 'font-weight: 400; font-style: italic;') +
  fontFace('Crimson Pro', crimsonBoldItalic, 'font-weight: 500 700; font-style: italic;') +
  fontFace('Herr Von Muellerhoff', herr) +
  standIn('Cinzel', 'serif', 55.9) +
  standIn('Crimson', 'serif', 41.1);

/**
 * Gilt keeps to gold whatever the couple's accent; `--amber` is gold that can be read on base, `--shade` and `--light` are base as it
 * falls into shadow and light.
 */
const MATERIALS = `
@property --mirror { syntax: '<number>'; inherits: true; initial-value: -1; }
@property --signs { syntax: '<number>'; inherits: true; initial-value: 0; }
[data-invitation] { --gilt: var(--secondary); --amber: var(--ink); --shade: var(--third); --light: var(--base); --cypher: "Cinzel Decorative", var(--font-heading); }
@supports (color: oklch(from red l c h)) {
  [data-invitation] {
    --gilt: color-mix(in oklab, var(--secondary) 72%, #b98f3c);
    --amber: oklch(from var(--base) calc(.84 - .32 * clamp(0, (l - .62) * 1000, 1)) .1 80);
    --shade: color-mix(in oklab, var(--base) 90%, #7a6a48);
    --light: color-mix(in oklab, var(--base) 62%, oklch(from var(--base) clamp(.12, (l - .5) * 1000, 1) calc(c * .5) h));
  }
}
[data-invitation] { font-family: var(--font-body); font-variant-numeric: lining-nums; }
[data-invitation] {
  --sheet-edge: 1px solid var(--primary); --sheet-radius: 0; --sheet-mark: var(--title); --sheet-shadow: inset 0 0 0 4px var(--base), inset 0 0 0 5px var(--gilt), 0 24px 60px -20px #0d1526cc; --sheet-font: 400 1.1875rem/1.3 var(--font-body);
  --photo-ground: #0d1526; --photo-ink: #f4ecd8; --photo-edge: 8px solid #fbf8f0; --photo-shadow: 0 0 0 1px var(--gilt); --photo-font: italic 400 1.1875rem/1.3 var(--font-body);
}
[data-invitation] :is(:lang(zh), :lang(ja), :lang(ko)) { letter-spacing: 0 !important; text-transform: none !important; font-style: normal !important; }
`;

export const globalStyles = FONT_FACES + baseStyles + MATERIALS;

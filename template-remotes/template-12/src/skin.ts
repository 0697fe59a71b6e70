import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?parted';
import grotesk from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?parted';
import type { TemplateSkin } from '@janur/kit';
import { baseStyles, fontFace, standIn } from '@janur/template-parts';

const CJK_SANS =
  '"PingFang SC", "Hiragino Sans", "Apple SD Gothic Neo", "Noto Sans CJK SC", "Noto Sans CJK JP", "Noto Sans KR"';

export const beton: TemplateSkin = {
  colors: {
    base: '#e9e6df',
    primary: '#111111',
    secondary: '#ff4b24',
    third: '#ffffff',
    title: '#111111',
    ink: '#111111',
    onPrimary: '#ffffff',
  },
  fonts: {
    heading: `"Archivo Variable", "Archivo Stand-in", sans-serif, ${CJK_SANS}`,
    body: `"Space Grotesk Variable", "Grotesk Stand-in", sans-serif, ${CJK_SANS}`,
    script: `"Archivo Variable", "Archivo Stand-in", sans-serif, ${CJK_SANS}`,
  },
};

const FONT_FACES =
  fontFace('Archivo Variable', archivo, 'font-weight: 100 900; font-stretch: 62% 125%;') +
  fontFace('Space Grotesk Variable', grotesk, 'font-weight: 300 700;') +
  standIn(
    'Archivo',
    ['Arial Narrow Bold', 'Arial Bold', 'Roboto Condensed Bold', 'Liberation Sans Narrow Bold', 'DejaVu Sans Bold'],
    34,
    'font-weight: 100 900;',
    [88, 21],
  ) +
  standIn('Grotesk', 'sans-serif', 49.2);

/** Type on signal orange is black or white, whichever is read better on what the couple made of the orange. */
const ON_SIGNAL = `
[data-invitation] { --on-secondary: #111111; }
@supports (color: color(from red srgb-linear r g b)) {
  [data-invitation] {
    --turn: clamp(.0056, (.18 - .2126 * r - .7152 * g - .0722 * b) * 1000, 1);
    --on-secondary: color(from var(--secondary) srgb-linear var(--turn) var(--turn) var(--turn));
  }
}
[data-invitation] {
  --font-figures: var(--font-heading);
  --sheet-edge: 3px solid var(--ink); --sheet-radius: 0; --sheet-shadow: 8px 8px 0 var(--secondary); --sheet-mark: var(--title); --sheet-font: 500 1.0625rem/1.3 var(--font-body);
  --photo-ground: #111; --photo-edge: 0; --photo-font: 700 1.125rem/1.3 var(--font-body);
}
[data-invitation]:is(:lang(zh), :lang(ja), :lang(ko)) :is(h1, h2, h3) { line-height: 1.15; }
`;

export const globalStyles = FONT_FACES + baseStyles + ON_SIGNAL;

import ranges from '@janur/build/font-parts' with { type: 'json' };

/**
 * The systems' own Chinese, Japanese and Korean fonts. In a `font-family` they stand last, behind `serif` or `sans-serif`:
 * a browser asks the system for each name that comes before a font it has, and it paints nothing until then.
 */
export const CJK_SERIF = '"Songti SC", "Noto Serif CJK SC", "Hiragino Mincho ProN", "Yu Mincho", "AppleMyungjo"';
export const CJK_SANS = '"PingFang SC", "Noto Sans CJK SC", "Hiragino Sans", "Apple SD Gothic Neo", "Noto Sans KR"';

/** The `@font-face` of a file, or of the two that a font is parted in (`…woff2?parted`); `more` holds its weight or style. */
export function fontFace(family: string, url: string, more = ''): string {
  const face = (file: string, range = '') =>
    `@font-face { font-family: '${family}'; src: url(${file}) format('woff2'); font-display: swap; ${more}${range} }\n`;
  if (!url.endsWith(PLAIN)) return face(url);
  const accents = `${url.slice(0, -PLAIN.length)}.accents.woff2`;
  return face(url, ` unicode-range: ${ranges.plain};`) + face(accents, ` unicode-range: ${ranges.accents};`);
}

const PLAIN = '.plain.woff2';

const LOCAL = {
  serif: ['Georgia', 'Noto Serif', 'DejaVu Serif'],
  'sans-serif': ['Arial', 'Roboto', 'Noto Sans', 'DejaVu Sans'],
} as const;

/** How wide a letter of prose is in the systems' fonts, on average, in percent of the font's size. */
const WIDTHS = {
  Georgia: 45.8,
  'Georgia Bold': 53.3,
  'Georgia Italic': 46.7,
  'Noto Serif': 49.4,
  'Noto Serif Bold': 52.6,
  'Noto Serif Italic': 48.2,
  'DejaVu Serif': 53,
  'DejaVu Serif Bold': 58.7,
  'DejaVu Serif Italic': 53,
  Arial: 45.8,
  'Arial Bold': 49.3,
  'Arial Narrow': 37.6,
  'Arial Narrow Bold': 40.4,
  Roboto: 45.7,
  'Roboto Condensed Bold': 41.4,
  'Liberation Sans Narrow Bold': 40.4,
  'Noto Sans': 48.7,
  'Noto Sans Bold': 51.7,
  'DejaVu Sans': 52.1,
  'DejaVu Sans Bold': 58.8,
  'Courier New': 60,
  'Liberation Mono': 60,
  'Noto Sans Mono': 60,
  'DejaVu Sans Mono': 60.2,
  'Brush Script MT': 34.2,
} satisfies Record<string, number>;

/**
 * The `@font-face`s of `"{name} Stand-in"`: the system's own serif or sans until the font has come, each in the size in which its
 * lines are as long as the font's. `width` is that of the font's letters, as in `WIDTHS`; of a font that writes names alone, of
 * names. A list in place of a kind says which of the system's fonts, first to last. `metrics` are the font's own ascent and
 * descent, in percent of its size: large type moves up or down when its letter comes without them.
 */
export function standIn(
  name: string,
  like: keyof typeof LOCAL | readonly SystemFont[],
  width: number,
  more = '',
  metrics?: readonly [ascent: number, descent: number],
): string {
  const fonts: readonly SystemFont[] = typeof like === 'string' ? LOCAL[like] : like;
  // of faces with one name the last is taken, and the one before it where the system lacks that font
  return fonts
    .toReversed()
    .map((font) => {
      const size = width / WIDTHS[font];
      const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
      // both are scaled with the size
      const [ascent, descent] = metrics?.map((share) => percent(share / 100 / size)) ?? [];
      const lines = ascent && descent ? `ascent-override: ${ascent}; descent-override: ${descent}; ` : '';
      return `@font-face { font-family: '${name} Stand-in'; src: local('${font}'); size-adjust: ${percent(size)}; ${lines}${more}}\n`;
    })
    .join('');
}

type SystemFont = keyof typeof WIDTHS;

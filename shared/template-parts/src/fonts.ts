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
};

/**
 * The `@font-face` of `"{name} Stand-in"`: the system's own serif or sans until the font has come, at `size` percent, so that
 * lines keep their length. A list of names in place of a kind says which of the system's fonts, first to last.
 */
export function standIn(name: string, like: keyof typeof LOCAL | readonly string[], size: number, more = ''): string {
  const sources = (typeof like === 'string' ? LOCAL[like] : like).map((font) => `local('${font}')`);
  return `@font-face { font-family: '${name} Stand-in'; src: ${sources.join(', ')}; size-adjust: ${size}%; ${more}}\n`;
}

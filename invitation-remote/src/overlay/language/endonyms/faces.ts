import cn from './cn.woff2';
import ja from './ja.woff2';
import kr from './kr.woff2';

const FAMILY = 'Janur endonyms';

const face = (url: string, range: string) =>
  `@font-face { font-family: "${FAMILY}"; src: url(${url}) format("woff2"); unicode-range: ${range}; }`;

/**
 * The letters of 简体中文, 日本語 and 한국어 and no others, of Noto Serif SC, Zen Kaku Gothic New and Gowun Dodum (OFL 1.1), 1.4 kB at most.
 * A browser fetches one when the menu stands open and no font of the page has its letters: a phone need not know Hangul.
 */
export const ENDONYM_FACES = [
  face(cn, 'U+4E2D, U+4F53, U+6587, U+7B80'),
  face(ja, 'U+65E5, U+672C, U+8A9E'),
  face(kr, 'U+AD6D, U+C5B4, U+D55C'),
].join('\n');

/** Behind all that the page is set in. */
export const ENDONYM_FONTS = `var(--font-body, system-ui), "${FAMILY}"`;

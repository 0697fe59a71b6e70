import { svg, times } from './drawing.mjs';

const leaf = (x, y, degrees, size) =>
  `<path transform="translate(${x},${y}) rotate(${degrees}) scale(${size})" d="M0,0C6,-8 17,-8 25,0C17,7 6,7 0,0Z"/>`;

/** One length of a family's stem, 44 × 120; it repeats downwards. */
export const stem = () =>
  svg({
    viewBox: [0, 0, 44, 120],
    body: `<path d="M22,0C34,20 34,40 22,60C10,80 10,100 22,120" fill="none" stroke="#000" stroke-width="1.700"/>${leaf(30, 26, -38, 0.62)}${leaf(31, 38, 148, 0.66)}${leaf(14, 86, 212, 0.62)}${leaf(13, 98, 32, 0.66)}<circle cx="22" cy="60" r="2.600"/>`,
  });

/** Where both stems bend inwards and become one: 390 × 120. */
export const union = () =>
  svg({
    viewBox: [0, 0, 390, 120],
    body: `<g fill="none" stroke="#000" stroke-width="1.700"><path d="M22,0C22,60 88,66 138,60C176,56 195,70 195,120"/><path d="M368,0C368,60 302,66 252,60C214,56 195,70 195,120"/></g>${[
      1, -1,
    ]
      .map(
        (side) =>
          `<g transform="translate(195,0) scale(${side},1)">${leaf(-150, 50, 200, 0.66)}${leaf(-128, 58, -42, 0.7)}${leaf(-104, 63, 140, 0.7)}${leaf(-78, 63, -40, 0.74)}${leaf(-50, 60, 150, 0.7)}${leaf(-24, 68, -30, 0.6)}<circle cx="-64" cy="61.500" r="2.600"/></g>`,
      )
      .join('')}${times(2, (index) => leaf(195, 96, index ? -28 : 208, 0.7))}`,
  });

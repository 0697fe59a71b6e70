/** What all drawings of Bintang are made of. */

/** Random numbers that are the same with every run. */
export function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const round = (number) => String(+(+number).toFixed(1));
export const svg = (x, y, width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

/** Dots as a path of strokes without length: three to eight bytes each. */
export const dots = (points, width, more = '') =>
  `<path d="${points.map(([x, y]) => `M${Math.round(x)},${Math.round(y)}h0`).join('')}" stroke-width="${width}" ${more}/>`;

const sharp = (radius, waist, turned) => {
  const at = (distance, eighth) => {
    const angle = turned + (eighth * Math.PI) / 4;
    return `${round(distance * Math.cos(angle))},${round(distance * Math.sin(angle))}`;
  };
  return `M${at(radius, 0)}${[1, 3, 5, 7].map((eighth) => `Q${at(radius * waist, eighth)} ${at(radius, eighth + 1)}`).join('')}Z`;
};

/** An engraved star of radius 10 with its halo, to be used by `place`. */
export const STAR =
  '<defs><radialGradient id="h"><stop stop-color="#fffbe8" stop-opacity=".9"/><stop offset=".18" stop-color="#f4ebcb" stop-opacity=".46"/><stop offset=".5" stop-color="#8fa6e8" stop-opacity=".15"/><stop offset="1" stop-color="#8fa6e8" stop-opacity="0"/></radialGradient>' +
  `<g id="s"><circle r="26" fill="url(#h)"/><path d="${sharp(5.6, 0.2, Math.PI / 4)}" fill="#cfd9fb"/><path d="${sharp(10, 0.14, 0)}" fill="#fffdf0"/><circle r="2" fill="#fff"/></g></defs>`;

export const star = (x, y, radius) =>
  `<use href="#s" transform="translate(${round(x)},${round(y)})scale(${+(radius / 10).toFixed(2)})"/>`;

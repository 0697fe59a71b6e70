/** The same numbers from the same seed, between `low` and `high`. */
export function seeded(seed) {
  let state = seed;
  return (high = 1, low = 0) => {
    state = (state * 16807) % 2147483647;
    return low + (high - low) * (state / 2147483647);
  };
}

export const n = (value) => value.toFixed(1);

export const svg = ({ width, height, viewBox = `0 0 ${width} ${height}`, more = '', body }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}"${more}>${body}</svg>`;

/**
 * A drawing in white (kept) and black (cut out) as a mask: the page gives it the couple's colours.
 */
export const stencil = ({ width, height, viewBox = `0 0 ${width} ${height}`, body }) => {
  const [x, y, w, h] = viewBox.split(' ');
  const box = `x="${x}" y="${y}" width="${w}" height="${h}"`;
  return svg({
    width,
    height,
    viewBox,
    body: `<mask id="m" maskUnits="userSpaceOnUse" ${box}>${body}</mask><rect ${box} mask="url(#m)"/>`,
  });
};

/** The shapes of court stationery: solid, so that they can be embossed, gilt or inked. */

const RADIANS = Math.PI / 180;
const fixed = (value) => value.toFixed(1);
const at = (x, y) => `${fixed(x)},${fixed(y)}`;
export const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');
const both = (draw) => draw(1) + draw(-1);

export const svg = ({ viewBox: [x, y, width, height], body, scale = 1, more = '' }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width * scale}" height="${height * scale}"${more}>${body}</svg>`;

const onCurve = (points, t) => {
  const u = 1 - t;
  return [0, 1].map(
    (axis) =>
      u ** 3 * points[0][axis] +
      3 * u * u * t * points[1][axis] +
      3 * u * t * t * points[2][axis] +
      t ** 3 * points[3][axis],
  );
};

function pearls(points, { count, small, large, from = 0, to = 1 }) {
  return times(count, (index) => {
    const part = index / (count - 1);
    const [x, y] = onCurve(points, from + (to - from) * part);
    return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${(small + (large - small) * Math.sin(part * Math.PI)).toFixed(2)}"/>`;
  });
}

const fleur = (x, y, size, degrees = 0) =>
  `<g transform="translate(${x},${y}) rotate(${degrees}) scale(${size})"><path d="M0,2C-5,-6 -4.500,-13 0,-20C4.500,-13 5,-6 0,2Z"/><path d="M-2,0C-5,-4 -6,-9 -10,-10.500C-14.500,-11.500 -15.500,-6 -12,-5C-10.500,-4.600 -9.600,-6 -10.400,-7.200C-7.600,-6.400 -7.600,-2 -4,3Z"/><path d="M2,0C5,-4 6,-9 10,-10.500C14.500,-11.500 15.500,-6 12,-5C10.500,-4.600 9.600,-6 10.400,-7.200C7.600,-6.400 7.600,-2 4,3Z"/><path d="M-7,1.200H7V4H-7Z"/><path d="M-3,5H3L4.500,11H-4.500Z"/></g>`;

const OUTER_ARCH = [
  [-47, -20],
  [-72, -52],
  [-40, -84],
  [-5, -78],
];
const INNER_ARCH = [
  [-25, -15],
  [-44, -44],
  [-28, -74],
  [-4, -77],
];
const MIDDLE_ARCH = [
  [0, -40],
  [0, -50],
  [0, -62],
  [0, -76],
];

/** Five arches of pearls on a jewelled band, an orb above: 124 wide, 112 high, its foot at 0. */
export function coronet() {
  const arches = both((side) =>
    [
      { arch: OUTER_ARCH, count: 15, small: 1.7, large: 3.5 },
      { arch: INNER_ARCH, count: 11, small: 1.5, large: 2.7 },
    ]
      .map(({ arch, ...sizes }) => {
        const points = arch.map(([x, y]) => [x * side, y]);
        const [a, b, c, d] = points.map(([x, y]) => at(x, y));
        return `<path d="M${a}C${b} ${c} ${d}" fill="none" stroke="currentColor" stroke-width="1.5"/>${pearls(points, { ...sizes, from: 0.1, to: 0.97 })}`;
      })
      .join(''),
  );
  const fleurs = fleur(0, -17, 1.02) + fleur(-40, -24, 0.78, -13) + fleur(40, -24, 0.78, 13);
  const between = both(
    (side) =>
      `<circle cx="${side * 21}" cy="-19.500" r="4.100"/><path d="M${side * 21 - 3.4},-9L${side * 21},-16L${side * 21 + 3.4},-9Z"/>`,
  );
  const band =
    '<path fill-rule="evenodd" d="M-52,-15C-36,-3 36,-3 52,-15L49,4C34,15 -34,15 -49,4Z M0,-3.600L6,2.900L0,9.400L-6,2.900Z M-20,-3.900a5,4 0 1 0 .1,0Z M20,-3.900a5,4 0 1 0 .1,0Z M-37,-7.300a3.600,3.200 0 1 0 .1,0Z M37,-7.300a3.600,3.200 0 1 0 .1,0Z"/><path d="M0,-.4L3.200,2.900L0,6.200L-3.200,2.900Z"/><ellipse cx="-20" cy=".1" rx="2.600" ry="2"/><ellipse cx="20" cy=".1" rx="2.600" ry="2"/><circle cx="-37" cy="-4" r="1.600"/><circle cx="37" cy="-4" r="1.600"/><path d="M-49,8.600C-34,19.600 34,19.600 49,8.600" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/>';
  const orb =
    '<path fill-rule="evenodd" d="M0,-93a7.600,7.600 0 1 0 .1,0Z M-7.400,-86.600C-3,-84.400 3,-84.400 7.400,-86.600L7.600,-84.800C3,-82.400 -3,-82.400 -7.600,-84.800Z"/><path d="M0,-109L2.500,-102.500L9,-100L2.500,-97.500L0,-92L-2.500,-97.500L-9,-100L-2.500,-102.500Z"/>';
  return (
    arches +
    pearls(MIDDLE_ARCH, { count: 6, small: 2.4, large: 2.4, from: 0.05, to: 0.9 }) +
    fleurs +
    between +
    band +
    orb
  );
}

const leafHalves = (reach, belly) =>
  `<path d="M2,-.7C8,-${belly} 20,-${belly - 0.5} ${reach},-.3L2,-.7Z"/><path d="M2,.9C8,${belly - 0.9} 20,${belly - 1.5} ${reach},.3L2,.9Z"/>`;

/** Half an ellipse of leaves in pairs at either side; each leaf is two halves, so that its midrib catches the light. */
export function laurel({ across, down, from, to, pairs, length }) {
  const point = (degrees, side) => [
    side * Math.sin(degrees * RADIANS) * across,
    Math.cos(degrees * RADIANS) * down,
    Math.atan2(-Math.sin(degrees * RADIANS) * down, side * Math.cos(degrees * RADIANS) * across) / RADIANS,
  ];
  return both((side) => {
    const stem = times(41, (index) => {
      const [x, y] = point(from + ((to - from) * index) / 40, side);
      return (index ? 'L' : 'M') + at(x, y);
    });
    const leaves = times(pairs, (index) => {
      const part = (index + 0.4) / pairs;
      const [x, y, heading] = point(from + (to - from) * part, side);
      const size = length * (0.72 + 0.5 * Math.sin(Math.PI * (0.12 + 0.82 * part))) * (1 - 0.3 * part);
      const pair = both((way) => {
        const reach = size * (way * side > 0 ? 1 : 0.92);
        return `<g transform="translate(${at(x, y)}) rotate(${fixed(heading + way * (36 - 8 * part))}) scale(${(reach / 30).toFixed(3)})">${leafHalves(31, 9.5)}</g>`;
      });
      if (index % 3 !== 1) return pair;
      const outward = (heading + 90 * side) * RADIANS;
      const [bx, by] = [x - Math.cos(outward) * 15, y - Math.sin(outward) * 15];
      return `${pair}<path d="M${at(x, y)}L${at(bx, by)}" stroke="currentColor"/><circle cx="${fixed(bx)}" cy="${fixed(by)}" r="3.100"/>`;
    });
    const [x, y, heading] = point(to, side);
    const tip = `<g transform="translate(${at(x, y)}) rotate(${fixed(heading)}) scale(${length / 38})">${leafHalves(27, 8)}</g>`;
    return `<path d="${stem}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>${leaves}${tip}`;
  });
}

export const BOW =
  '<path fill-rule="evenodd" d="M-4,0C-14,-16 -40,-20 -44,-8C-47,2 -24,8 -4,3Z M-10,-1C-18,-10 -34,-13 -37,-7C-38,-2 -24,2 -10,-1Z"/><path fill-rule="evenodd" d="M4,0C14,-16 40,-20 44,-8C47,2 24,8 4,3Z M10,-1C18,-10 34,-13 37,-7C38,-2 24,2 10,-1Z"/><path d="M-3,3C-10,12 -20,20 -34,24L-30,28L-33,35C-18,30 -6,18 1,5Z"/><path d="M3,3C10,12 20,20 34,24L30,28L33,35C18,30 6,18 -1,5Z"/><ellipse cy="1.500" rx="6.400" ry="6"/>';

export const beads = (count, radius, size) =>
  times(count, (index) => {
    const angle = (index / count) * 2 * Math.PI;
    return `<circle cx="${fixed(Math.cos(angle) * radius)}" cy="${fixed(Math.sin(angle) * radius)}" r="${size}"/>`;
  });

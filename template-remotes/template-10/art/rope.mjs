/** Twisted rope along a line of points, and the reef knot. */
import { cubic, gradient, polygon, round } from './ink.mjs';

const LIGHT = '#e9cfa3';
const MIDDLE = '#d6b37d';
const DARK = '#8c6a3c';

/** One turn of the strands for a rope of `width`, to be used along it. */
export const strand = (id, width) =>
  `<g id="${id}" transform="scale(${width})"><path d="M-.52,.4C-.46,.02-.02-.5,.42-.46C.62-.36,.12,.46-.32,.5Z" fill="${LIGHT}"/><path d="M-.4,.42C-.1,.3,.3-.1,.42-.4" fill="none" stroke="${MIDDLE}" stroke-width=".12"/></g>`;

export function rope(points, width, id, hasShadow = true) {
  const line = polygon(points.filter((_, index) => index % 2 === 0 || index === points.length - 1));
  const step = width * 0.56;
  let turns = '';
  let way = 0;
  for (let index = 1; index < points.length; index++) {
    const [ax, ay] = points[index - 1];
    const [bx, by] = points[index];
    const length = Math.hypot(bx - ax, by - ay);
    const angle = Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
    for (; way <= length; way += step) {
      const share = way / length;
      turns += `<use href="#${id}" transform="translate(${round(ax + (bx - ax) * share)},${round(ay + (by - ay) * share)})rotate(${angle})"/>`;
    }
    way -= length;
  }
  const shadow = `<path d="${line}" fill="none" stroke="#5f4520" stroke-opacity=".28" stroke-width="${round(width * 1.02)}" stroke-linecap="round" transform="translate(1.2,3.2)"/>`;
  return `${hasShadow ? shadow : ''}<path d="${line}" fill="none" stroke="${DARK}" stroke-width="${width}" stroke-linecap="round"/>${turns}`;
}

/** The loop of one of the two ropes: in from the left, round, and out to the left again. */
function loop() {
  const points = [
    ...cubic([130, 185], [156, 182], [172, 186], [186, 180], 16),
    ...cubic([186, 180], [206, 170], [232, 168], [234, 190], 20).slice(1),
    ...cubic([234, 190], [234, 210], [206, 210], [188, 200], 20).slice(1),
    ...cubic([188, 200], [172, 194], [156, 198], [128, 214], 16).slice(1),
  ];
  return points.map(([x, y]) => [x, 190 + (y - 190) * (1 + 0.62 * Math.exp(-(((x - 203) / 40) ** 2)))]);
}

/** Two ropes from far left and far right, tied in the middle at (195, 190). */
export function knot() {
  const left = loop();
  const right = left.map(([x, y]) => [390 - x, 380 - y]);
  const fromLeft = cubic([-460, 176], [-180, 130], [60, 192], [130, 185], 90);
  const fromRight = cubic([850, 182], [580, 150], [340, 198], [262, 195], 90);
  const whipping = [left, right]
    .map((line) => {
      const [a, b] = [line.at(-4), line.at(-2)].map(([x, y]) => `${round(x)},${round(y)}`);
      return `<path d="M${a}L${b}" stroke="#d9674a" stroke-width="12.5"/><path d="M${a}L${b}" stroke="#fff" stroke-opacity=".45" stroke-width="12.5" stroke-dasharray="1 2.2"/>`;
    })
    .join('');
  const id = 's';
  const content = `<defs>${strand(id, 10)}</defs>${rope([...fromRight, ...right.slice(1)], 10, id)}${rope([...fromLeft, ...left.slice(1)], 10, id)}${rope(right.slice(8, 30), 10, id)}${rope(left.slice(28, 46), 10, id)}${whipping}`;
  return { box: [-445, 128, 1280, 116], content };
}

/** A short hanging piece, from a tag to the eye of the one below. */
export const link = () => ({
  box: [0, 0, 16, 64],
  content: `<defs>${strand('s', 6)}</defs>${rope(cubic([8, -2], [10, 16], [6, 44], [8, 62], 24), 6, 's')}`,
});

/** Two ends from the knot down into the tag's eye. */
export const sling = () => ({
  box: [0, 0, 32, 40],
  content: `<defs>${strand('s', 6)}</defs>${rope(cubic([3, 0], [6, 9], [11, 17], [14.5, 29], 20), 5, 's')}${rope(cubic([29, 0], [26, 9], [21, 17], [17.5, 29], 20), 5, 's')}`,
});

/** The eye of a tag. */
export const grommet = () => ({
  box: [-14, -14, 28, 28],
  content: `${gradient('g', [
    [0, '#e9c78b'],
    [1, '#c2904a'],
  ])}<circle r="13" fill="url(#g)" stroke="#8c6a3c" stroke-width="1.2"/><path d="M-9-4A10,10 0 0 1 4-9" fill="none" stroke="#fff3d6" stroke-width="2.4" stroke-linecap="round"/><circle r="6.6" fill="#3d3320"/>`,
});

import { randomFrom } from '../random.ts';

/** A picture that is drawn in planes, from the sky to the grass before one's feet; kept as WebP. */
export interface Painting {
  width: number;
  height: number;
  svg: string;
}

export const painting = (width: number, height: number, body: string): Painting => ({
  width,
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`,
});

/** A part of a picture as a picture of its own, drawn as sharp as the whole. */
export const detail = ({ svg }: Painting, view: string, width: number, height: number): Painting => ({
  width,
  height,
  svg: svg.replace(/viewBox="[^"]+" width="\d+" height="\d+"/, `viewBox="${view}" width="${width}" height="${height}"`),
});

export const times = (count: number, one: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => one(index)).join('');
/** `x,y x,y` as numbers; a third of each where there is one. */
export const coordinates = (text: string): [number, number, number][] =>
  text.split(' ').map((point) => {
    const [x = 0, y = 0, more = 0] = point.split(',').map(Number);
    return [x, y, more];
  });
/** To a tenth of a pixel. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** `colour place opacity, …`: places from 0 to 1, the opacity where it is not 1. */
const stopsOf = (stops: string): string =>
  stops
    .split(', ')
    .map((stop) => {
      const [colour, place, opacity = '1'] = stop.split(' ');
      return `<stop offset="${place}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
    })
    .join('');

/** From above to below, unless told otherwise; of the shape it fills. */
export const linear = (id: string, stops: string, ends = 'x1="0" y1="0" x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${ends}>${stopsOf(stops)}</linearGradient>`;
export const radial = (id: string, stops: string, place = ''): string =>
  `<radialGradient id="${id}" ${place}>${stopsOf(stops)}</radialGradient>`;
/** In pixels of the picture. */
export const linearAt = (id: string, [x1, y1, x2, y2]: readonly number[], stops: string): string =>
  linear(id, stops, `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`);

const WHOLE = 'x="-50%" y="-50%" width="200%" height="200%"';
export const blur = (id: string, by: number | string): string =>
  `<filter id="${id}" ${WHOLE}><feGaussianBlur stdDeviation="${by}"/></filter>`;

interface Rim {
  colour: string;
  /** Where the light does not come from, in pixels. */
  dx: number;
  dy: number;
  soft?: number;
  opacity?: number;
}
/** Light that catches the edges of what is drawn, from one side. */
export const rimLight = (id: string, { colour, dx, dy, soft = 0.8, opacity = 1 }: Rim): string =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feOffset in="SourceAlpha" dx="${dx}" dy="${dy}" result="moved"/><feComposite in="SourceAlpha" in2="moved" operator="out" result="edge"/><feGaussianBlur in="edge" stdDeviation="${soft}" result="soft"/><feFlood flood-color="${colour}" flood-opacity="${opacity}"/><feComposite in2="soft" operator="in"/><feComposite in2="SourceAlpha" operator="in" result="light"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="light"/></feMerge></filter>`;

/** Clouds of noise in one colour: haze, smoke, the dust of the Milky Way. */
export const cloudy = (id: string, { colour, frequency, seed, gain = 2.2, cut = 0.9 }: Cloud): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="5" seed="${seed}" result="noise"/><feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${gain} 0 0 0 ${-cut}" result="alpha"/><feFlood flood-color="${colour}"/><feComposite in2="alpha" operator="in"/><feComposite in2="SourceAlpha" operator="in"/></filter>`;
interface Cloud {
  colour: string;
  frequency: string;
  seed: number;
  gain?: number;
  cut?: number;
}

/** A line of hills from left to right, and down to the floor: through its points (`x,y x,y`), roughened by halves. */
export function ridge(points: string, { seed, rough, floor }: Ridge): string {
  const random = randomFrom(seed);
  let line = coordinates(points).map(([x, y]): [number, number] => [x, y]);
  for (let turn = 0, by = rough; turn < 5; turn++, by *= 0.52) {
    line = line.flatMap((point, index) => {
      const next = line[index + 1];
      return next ? [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 + (random() - 0.5) * 2 * by]] : [point];
    });
  }
  const [first, last] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]];
  return `M${first[0]},${floor}${line.map(([x, y]) => `L${tenth(x)},${tenth(y)}`).join('')}L${last[0]},${floor}Z`;
}
interface Ridge {
  seed: number;
  /** How far the middle of two points may stray, in pixels. */
  rough: number;
  floor: number;
}

/** Dots at random: where, how large and how bright says the scatter. */
export function dots(
  count: number,
  seed: number,
  one: (random: () => number) => readonly [x: number, y: number, r: number, opacity: number] | undefined,
): string {
  const random = randomFrom(seed);
  return times(count, () => {
    const dot = one(random);
    return dot
      ? `<circle cx="${tenth(dot[0])}" cy="${tenth(dot[1])}" r="${dot[2].toFixed(2)}" opacity="${dot[3].toFixed(2)}"/>`
      : '';
  });
}
/** Around 0, seldom beyond 2. */
export const bell = (random: () => number): number => (random() + random() + random() + random() - 2) * 1.7;

/** A spruce: tiers of drooping boughs, taller than broad. */
export function spruce(x: number, foot: number, height: number, seed: number): string {
  const random = randomFrom(seed);
  const tiers = Math.max(7, Math.round(height / 26));
  const left: string[] = [];
  const right: string[] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const y = foot - height + (height * 0.94 * tier) / tiers;
    const reach = height * 0.2 * (tier / tiers) ** 0.86;
    const [out, other] = [reach * (0.72 + random() * 0.5), reach * (0.72 + random() * 0.5)];
    const droop = (height / tiers) * (0.25 + random() * 0.3);
    right.push(`L${tenth(x + out)},${tenth(y + droop)}L${tenth(x + reach * 0.3)},${tenth(y - droop * 0.3)}`);
    left.unshift(`L${tenth(x - reach * 0.3)},${tenth(y - droop * 0.3)}L${tenth(x - other)},${tenth(y + droop)}`);
  }
  return `M${x},${foot - height}${right.join('')}L${x + height * 0.016},${foot}H${x - height * 0.016}${left.join('')}Z`;
}

/** Blades of grass along a line, leaning as the wind wants. */
export function grass(count: number, seed: number, { from, to, y, tall, lean = 0 }: Grass): string {
  const random = randomFrom(seed);
  return times(count, () => {
    const x = from + random() * (to - from);
    const height = tall * (0.35 + random() * 0.65);
    const tip = x + (random() - 0.5 + lean) * height * 0.9;
    const foot = y(x) + 6 + random() ** 2 * 12;
    return `M${tenth(x - 3)},${tenth(foot)}Q${tenth(x)},${tenth(foot - height * 0.6)} ${tenth(tip)},${tenth(foot - height)}Q${tenth(x + 3)},${tenth(foot - height * 0.5)} ${tenth(x + 3.5)},${tenth(foot)}Z`;
  });
}
interface Grass {
  from: number;
  to: number;
  y: (x: number) => number;
  tall: number;
  lean?: number;
}

/** Waves: leaning swells that join themselves at both ends. */
import { ink, round, seeded, smooth, taper } from './ink.mjs';

const STEPS = 40; // points a wave

/** Crests of different height, the same again after `count` waves. */
function crests({ seed, count }) {
  const random = seeded(seed);
  const heights = Array.from({ length: count }, () => 0.72 + 0.5 * random());
  return (index) => heights[((index % count) + count) % count];
}

/** The line of the water at `depth` 0 (its edge) to 1, two waves longer than the tile at either end. */
function swell(sea, depth) {
  const { length, amplitude, knock, lean, gap, count } = sea;
  const height = crests(sea);
  const still = 1 - 0.72 * depth;
  return Array.from({ length: (count + 4) * STEPS + 1 }, (_, step) => {
    const place = step / STEPS - 2;
    const turn = place * 2 * Math.PI;
    const up = (Math.cos(turn) + 1) / 2;
    const rise = amplitude * still * (height(Math.floor(place + 0.5)) * up + 0.86 * (1 - up));
    return [
      length * place - knock * still * Math.sin(turn) + lean * still * up ** 2.2,
      sea.top + gap * depth - rise * Math.cos(turn),
    ];
  });
}

/** Waves from −1 to count + 1; what is drawn of each depends on its place modulo count alone, so the tile has no seam. */
function eachWave({ seed, count }, salt, draw) {
  let path = '';
  for (let index = -1; index <= count + 1; index++) {
    const random = seeded(seed * 977 + salt * 131 + (((index % count) + count) % count) * 17);
    path += draw((index + 2) * STEPS, random);
  }
  return path;
}

const part = (line, from, to) => line.slice(Math.max(0, Math.round(from)), Math.max(0, Math.round(to)));

/** Engraved lines below the edge. */
function lines(sea) {
  let path = '';
  for (let row = 1; row <= sea.lines; row++) {
    const depth = row / sea.lines;
    const line = swell(sea, depth * 0.9 + 0.03);
    path += eachWave(sea, row, (crest, random) => {
      const long = part(line, crest + (-0.46 + 0.1 * random()) * STEPS, crest + (0.1 + 0.32 * random()) * STEPS);
      const drawn = ink(long, taper(sea.pen * (1 - 0.45 * depth) * (0.75 + 0.5 * random())), 5);
      if (random() < 0.45) return drawn;
      const from = crest + (0.34 + 0.06 * random()) * STEPS;
      return drawn + ink(part(line, from, from + 6 + 9 * random()), taper(sea.pen * 0.6), 4);
    });
  }
  return path;
}

/** The white of the crests, with spray above and lace below. */
function foam(sea) {
  const top = swell(sea, 0);
  const below = swell(sea, 0.1);
  const path = eachWave(sea, 90, (crest, random) => {
    const from = crest + (-0.3 - 0.1 * random()) * STEPS;
    const to = crest + (0.2 + 0.12 * random()) * STEPS;
    const white = part(top, from, to).map(([x, y]) => [x, y + sea.foam * 0.55]);
    const second = part(below, from + 6, to - 2).map(([x, y]) => [x - 1, y + sea.foam * 0.9]);
    const cap = ink(white, (along) => sea.foam * Math.max(0, Math.sin(Math.PI * along ** 1.35)) ** 0.9, 7);
    return cap + ink(second, taper(sea.foam * 0.26), 5);
  });
  let drops = '';
  eachWave(sea, 91, (crest, random) => {
    const [x, y] = top[crest];
    const dot = (dx, dy, size) => {
      drops += `<circle cx="${round(dx)}" cy="${round(dy)}" r="${round(size)}"/>`;
    };
    for (let index = 0; index < sea.drops; index++)
      dot(x + random() * 16 - 7, y - 1 - random() * sea.foam * 2.4, 0.5 + random() * 1.2);
    for (let index = 0; index < sea.drops * 1.6; index++) {
      const [lx, ly] = top[crest + Math.round(-7 + random() * 17)];
      dot(lx - 1, ly + sea.foam * (1.5 + random() * 1.9), 0.5 + random() * 1.3);
    }
    return '';
  });
  return `<g fill="#fff"><path d="${path}"/>${drops}</g>`;
}

const body = (sea, bottom, dx = 0, dy = 0) => {
  const top = swell(sea, 0).filter((_, index) => index % 4 === 0);
  const line = smooth(top.map(([x, y]) => [x + dx, y + dy]));
  return `${line}V${bottom}H${round(top[0][0] + dx)}Z`;
};

/** A tile of one row of waves: its water, the lines on it and the foam. Below `height` the water's colour goes on. */
export function wave(sea) {
  const strokes = `<path d="${lines(sea)}" fill="${sea.ink}" opacity="${sea.opacity}"/>`;
  const water = `<path d="${body(sea, sea.height)}" fill="${sea.fill}"/>`;
  return { box: [0, 0, sea.length * sea.count, sea.height], content: water + strokes + foam(sea) };
}

/** The edge of a section: three layers a little apart, as a mask; and the lines that are drawn on it. */
export function edge(sea) {
  const layers = [
    [36, -14, 0.3],
    [18, -7, 0.55],
    [0, 0, 1],
  ].map(([dx, dy, opacity]) => `<path d="${body(sea, sea.height + 20, dx, dy)}" opacity="${opacity}"/>`);
  const box = [0, 0, sea.length * sea.count, sea.height];
  return {
    mask: { box, content: layers.join('') },
    lines: { box, content: `<path d="${lines(sea)}" fill="${sea.ink}" opacity="${sea.opacity}"/>` },
  };
}

const PERIODS = 12;
const TIDE = { period: 186, height: 24, middle: 40, depth: 190 };
const tideAt = (x) => TIDE.middle - TIDE.height * Math.cos(((x - TIDE.period / 4) / TIDE.period) * 2 * Math.PI);

/** The line that the countdown's buoys ride on: a crest at one quarter of a period, a trough at three. */
export function tide() {
  const points = (from, to, count, shift = () => 0) =>
    Array.from({ length: count }, (_, index) => {
      const x = from + ((to - from) * index) / (count - 1);
      return [x, tideAt(x) + shift(x)];
    });
  const line = points(-4, TIDE.period + 4, 61);
  const random = seeded(5);
  let strokes = '';
  for (let row = 1; row < 10; row++)
    for (let x = random() * 20; x < TIDE.period - 16;) {
      const length = Math.min(20 + random() * 50, TIDE.period - x);
      const calm = Math.min(1, row * 0.1);
      const flat = points(x, x + length, 12).map(([px, py]) => [
        px,
        py * (1 - calm) + (TIDE.middle + 22) * calm + row * 8,
      ]);
      if (random() > 0.2) strokes += ink(flat, taper(Math.max(0.25, 0.9 - 0.07 * row)), 5);
      x += length + 8 + random() * 18;
    }
  const box = [0, 0, TIDE.period * PERIODS, TIDE.depth];
  const along = (content) => {
    const uses = Array.from({ length: PERIODS }, (_, index) => `<use href="#t" x="${index * TIDE.period}"/>`);
    return `<defs><g id="t">${content}</g></defs>${uses.join('')}`;
  };
  const water = `<path d="${smooth(line.filter((_, index) => index % 3 === 0))}V${TIDE.depth + 5}H-4Z"/>`;
  const pen = `<path d="${ink(line, (way) => 1.4 + 0.3 * Math.sin(way * 12.57), 24)}" fill="#1f5a68"/>`;
  return {
    mask: { box, content: along(water) },
    lines: { box, content: along(`<path d="${strokes}" fill="#3d8690" opacity=".6"/>${pen}`) },
  };
}

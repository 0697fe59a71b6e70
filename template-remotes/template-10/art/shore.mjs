/** The beach: sand, foam seen from above, and the little seas on a tag. */
import { ink, polygon, round, seeded, taper } from './ink.mjs';

const WIDTH = 390;
const shoreAt = (x) => {
  const turn = (x / WIDTH) * 2 * Math.PI;
  return 34 + 9 * Math.sin(turn) + 6 * Math.sin(turn * 3 + 1.3) + 3 * Math.sin(turn * 6);
};

/** Holes in the foam, larger the deeper they are; those at one end go on at the other. */
function holes() {
  const random = seeded(77);
  const found = [];
  for (let attempt = 0; attempt < 1500; attempt++) {
    const x = random() * WIDTH;
    const deep = random() * 74;
    const y = shoreAt(x) + 4 + deep;
    const size = 2.2 + deep * 0.27 * (0.32 + random());
    if (deep < 2 + size * 0.4) continue;
    const isFree = found.every(
      (hole) =>
        Math.hypot(Math.min(Math.abs(hole.x - x), WIDTH - Math.abs(hole.x - x)), hole.y - y) >
        hole.size + size + 0.55 + (66 - Math.min(66, deep)) * 0.02,
    );
    if (isFree) found.push({ x, y, size });
  }
  return found;
}

function blob({ x, y, size }, random) {
  const corners = size > 4 ? 6 : 4;
  const from = random() * 6;
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = from + (index / corners) * 2 * Math.PI;
    const far = size * (1 + 0.28 * (random() - 0.5));
    return [x + Math.cos(angle) * far * 1.16, y + Math.sin(angle) * far * 0.95];
  });
  const middle = (index) => {
    const [ax, ay] = points[index % corners];
    const [bx, by] = points[(index + 1) % corners];
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  const say = ([px, py]) => `${round(px)},${round(py)}`;
  let path = `M${say(middle(0))}`;
  for (let index = 1; index <= corners; index++) path += `Q${say(points[index % corners])} ${say(middle(index))}`;
  return `${path}Z`;
}

export function foam() {
  const random = seeded(12);
  const line = Array.from({ length: 80 }, (_, index) => {
    const x = -6 + (402 * index) / 79;
    return [x, shoreAt(x)];
  });
  const bank = (dy, look) => `<path d="${polygon(line.map(([x, y]) => [x, y + dy]))}V130H-6Z" ${look}/>`;
  const drawn = holes().map((hole) => {
    const shapes = [blob(hole, random)];
    if (hole.x < 24) shapes.push(blob({ ...hole, x: hole.x + WIDTH }, random));
    if (hole.x > WIDTH - 24) shapes.push(blob({ ...hole, x: hole.x - WIDTH }, random));
    return shapes.join('');
  });
  return {
    box: [0, 0, WIDTH, 118],
    content: `<defs><linearGradient id="f" gradientUnits="userSpaceOnUse" x1="0" y1="30" x2="0" y2="118"><stop stop-color="#c4e3df"/><stop offset=".55" stop-color="#86c3c5"/><stop offset="1" stop-color="#4b9aa3"/></linearGradient></defs>${bank(-15, 'fill="#d9bd93" opacity=".55"')}${bank(-7, 'fill="#c9a877" opacity=".5"')}${bank(0, 'fill="#fff"')}<path d="${drawn.join('')}" fill="url(#f)"/>`,
  };
}

/** A tile of grains. */
export function sand() {
  const random = seeded(421);
  const grains = (count) => {
    let path = '';
    for (let index = 0; index < count; index++) path += `M${round(4 + random() * 252)},${round(4 + random() * 252)}h.1`;
    return path;
  };
  return {
    box: [0, 0, 260, 260],
    content: `<g stroke="#b98d55" stroke-opacity=".5" stroke-linecap="round"><path d="${grains(120)}" stroke-width="1.1"/><path d="${grains(70)}" stroke-width="1.8"/></g>`,
  };
}

/** The sea with the sun rising or going down, 150 wide. */
export function horizon(sunX, phase, seed) {
  const random = seeded(seed);
  const at = (x) => 18 + 8 * Math.sin((x + phase) / 34);
  const line = Array.from({ length: 40 }, (_, index) => [(150 * index) / 39, at((150 * index) / 39)]);
  let strokes = '';
  for (let row = 1; row < 5; row++)
    for (let x = random() * 10; x < 142;) {
      const length = Math.min(12 + random() * 34, 150 - x);
      const part = Array.from({ length: 8 }, (_, index) => {
        const px = x + (length * index) / 7;
        return [px, 18 + (at(px) - 18) * (1 - row * 0.16) + row * 4.4];
      });
      strokes += ink(part, taper(0.7), 5);
      x += length + 5 + random() * 10;
    }
  return {
    box: [0, 0, 150, 40],
    content: `<circle cx="${sunX}" cy="${round(at(sunX) - 1)}" r="11" fill="#e98a6d"/><path d="${polygon(line)}V40H0Z" fill="#d7ecea"/><path d="${strokes}" fill="#3d8690" opacity=".8"/><path d="${ink(line, (along) => 0.5 + 1.1 * Math.sqrt(Math.max(0, Math.sin(Math.PI * along))), 16)}" fill="#1f5a68"/>`,
  };
}

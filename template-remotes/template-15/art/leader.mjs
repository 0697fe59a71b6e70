import { f, seeded, times } from './random.mjs';

const INK = '#17120a';

/** Two rings and the marks of a clock around the number, centre (0, 0). */
export function rings() {
  const marks = times(24, (index) => {
    const angle = (index * 15 * Math.PI) / 180;
    const [outer, inner] = [129, index % 6 ? 122 : 117];
    const at = (radius) => `${f(Math.sin(angle) * radius)},${f(-Math.cos(angle) * radius)}`;
    return `<path d="M${at(outer)}L${at(inner)}" stroke-width="2"/>`;
  });
  return `<g stroke="${INK}" fill="none"><circle r="150" stroke-width="5"/><circle r="132" stroke-width="5"/>${marks}</g>`;
}

/** What a print picks up on its way through many projectors: scratches, dust, hairs. */
export function dust() {
  const random = seeded(7);
  const scratches = times(15, () => {
    const [x, y] = [random() * 322, random() * 500];
    const line = `M${f(x)},${f(y)}l${f(random() * 3 - 1.5)},${f(60 + random() * 240)}`;
    const colour = random() > 0.4 ? '#fffaf0' : INK;
    return `<path d="${line}" stroke="${colour}" stroke-width="${f(0.4 + random() * 0.7)}" opacity="${f(0.25 + random() * 0.4)}"/>`;
  });
  const specks = times(60, () => {
    const place = `cx="${f(random() * 322)}" cy="${f(random() * 680)}" r="${f(0.5 + random() * 1.2)}"`;
    const colour = random() > 0.45 ? INK : '#fffaf0';
    return `<circle ${place} fill="${colour}" opacity="${f(0.3 + random() * 0.5)}"/>`;
  });
  const hairs = times(5, () => {
    const start = `M${f(random() * 300)},${f(30 + random() * 600)}`;
    const curve = [random() * 20, -random() * 14, random() * 26, random() * 22, random() * 18 - 4, random() * 26];
    return `<path d="${start}c${curve.map(f).join(' ')}" stroke="${INK}" fill="none" opacity=".55"/>`;
  });
  return scratches + specks + hairs;
}

/** The edge of the film, 34 wide, one frame line of 26 high, with a maker's code in bars beside the holes. */
export function sprockets() {
  return `<rect x="9" y="5" width="14" height="16" rx="3.4" fill="#f6e9c9"/><rect x="9.500" y="5.500" width="13" height="15" rx="3" fill="none" stroke="#6b3f16" opacity=".7"/>`;
}
export function edgeCode() {
  const random = seeded(31);
  let y = 4;
  let bars = '';
  while (y < 62) {
    const height = [1.4, 2.6, 4][Math.floor(random() * 3)];
    bars += `<rect y="${f(y)}" width="5" height="${height}"/>`;
    y += height + 1.2 + random() * 2;
  }
  return `<g fill="#e4b363" opacity=".8"><g transform="translate(27,60)">${bars}</g><path d="M27,140l5,3.500l-5,3.500Z"/><path d="M29.500,152v16M27,172h5" stroke="#e4b363" stroke-width="1.300"/></g>`;
}

/** The emulsion's noise, single pixels of a tile of 96. */
export function grain() {
  const random = seeded(9);
  const pixels = () => times(330, () => `M${Math.floor(random() * 96)} ${Math.floor(random() * 96) + 0.5}h1`);
  return ['#fff', '#000']
    .flatMap((colour) => [0.9, 0.6, 0.3].map((opacity) => [colour, opacity]))
    .map(([colour, opacity]) => `<path d="${pixels()}" stroke="${colour}" opacity="${opacity}"/>`)
    .join('');
}

import { beside, curve, line, round, seeded, svg, times } from './drawing.mjs';

/** Kozo fibres in the sheet: seeded strands; one that crosses the tile's edge comes in again at the other. */
export function fibres({ seed, count, width, height, colour, opacity }) {
  const chance = seeded(seed);
  const strands = times(count, () => {
    const angle = chance() * Math.PI;
    const length = 18 + chance() * 46;
    const [x, y] = [chance() * width, chance() * height];
    const off = () => (chance() - 0.5) * 26;
    const pair = (...numbers) => numbers.map(round).join(',');
    const at = (part) => pair(length * part * Math.cos(angle) + off(), length * part * Math.sin(angle) + off());
    const way = `c${at(0.3)} ${at(0.6)} ${pair(length * Math.cos(angle), length * Math.sin(angle))}`;
    const places = [-width, 0, width].flatMap((dx) => [-height, 0, height].map((dy) => [x + dx, y + dy]));
    const shown = places.filter(([px, py]) => px > -76 && px < width + 76 && py > -30 && py < height + 76);
    const d = shown.map(([px, py]) => `M${round(px)},${round(py)}${way}`).join('');
    return `<path d="${d}" opacity="${round(0.4 + chance() * 0.6)}"/>`;
  }).join('');
  return svg({
    viewBox: [0, 0, width, height],
    body: `<g fill="none" stroke="${colour}" stroke-width=".7" opacity="${opacity}">${strands}</g>`,
  });
}

function noise(chance) {
  const values = times(400, () => chance() - 0.5);
  return (t) => {
    const i = Math.floor(t);
    const u = t - i;
    const w = u * u * (3 - 2 * u);
    return values[i % 400] * (1 - w) + values[(i + 1) % 400] * w;
  };
}

/** The edge of torn paper along a polyline. */
export function torn(points, amplitude, { chance, step = 2.2 }) {
  const [ax, bx, cx, ay, by, cy] = times(6, () => noise(chance));
  const shake = (s, a, b, c) => amplitude * (a(s / 26) * 1.1 + b(s / 8) * 0.6 + c(s / 2.6) * 0.35);
  const result = [];
  let s = 0;
  for (let i = 0; i < points.length - 1; i++) {
    const [[a, b], [c, d]] = [points[i], points[i + 1]];
    const count = Math.max(1, Math.floor(Math.hypot(c - a, d - b) / step));
    for (let k = 0; k < count; k++) {
      s += step;
      result.push([a + ((c - a) * k) / count + shake(s, ax, bx, cx), b + ((d - b) * k) / count + shake(s, ay, by, cy)]);
    }
  }
  return [...result, points[points.length - 1]];
}

/** A box with torn edges, to be stretched over anything. */
export function tornBox({ seed, width, height, amplitude, step }) {
  const edge = amplitude * 1.1;
  const [right, low] = [width - edge, height - edge];
  const corners = [
    [edge, edge],
    [right, edge],
    [right, low],
    [edge, low],
    [edge, edge],
  ];
  return svg({
    viewBox: [0, 0, width, height],
    isStretched: true,
    body: `<path d="${line(torn(corners, amplitude, { chance: seeded(seed), step }))}Z"/>`,
  });
}

/** Asanoha, the hemp leaf, in a tile that repeats: a lattice of triangles, each one's middle joined to its corners. */
export function asanoha(side) {
  const high = (side * Math.sqrt(3)) / 2;
  let d = '';
  for (let row = -1; row <= 2; row++)
    for (let column = -1; column <= 2; column++) {
      const x = column * side + (row & 1 ? side / 2 : 0);
      const y = row * high;
      const [a, b, below, left] = [
        [x, y],
        [x + side, y],
        [x + side / 2, y + high],
        [x - side / 2, y + high],
      ];
      d += `M${round(a[0])},${round(a[1])}L${round(b[0])},${round(b[1])}M${round(a[0])},${round(a[1])}L${round(below[0])},${round(below[1])}M${round(a[0])},${round(a[1])}L${round(left[0])},${round(left[1])}`;
      for (const corners of [
        [a, b, below],
        [a, below, left],
      ]) {
        const [mx, my] = [0, 1].map((c) => corners.reduce((sum, corner) => sum + corner[c], 0) / 3);
        for (const corner of corners) d += `M${round(mx)},${round(my)}L${round(corner[0])},${round(corner[1])}`;
      }
    }
  return svg({
    viewBox: [0, 0, side, Math.round(high * 2 * 100) / 100],
    body: `<path d="${d}" fill="none" stroke="#000" stroke-width="${round(side / 65)}"/>`,
  });
}

/** Seigaiha, the blue sea: rows of waves, each before the one behind it. `body` is their shape, `lines` what is drawn on it. */
export function seigaiha({ radius: r, rows }) {
  const height = r + (rows - 1) * r * 0.56;
  const all = (paint) =>
    times(rows, (row) =>
      times(3, (i) => {
        const [x, y] = [(i - 0.5) * 2 * r + (row & 1 ? r : 0), round(r + row * r * 0.56)];
        return paint(round(x), y);
      }).join(''),
    ).join('');
  const viewBox = [0, 0, 2 * r, height];
  const rings = all((x, y) =>
    [1, 0.76, 0.52, 0.28]
      .map(
        (k, n) =>
          `<circle cx="${x}" cy="${y}" r="${round(r * k - 0.6)}" fill="#000" stroke="#fff" stroke-width="${n ? 1.1 : 1.6}"/>`,
      )
      .join(''),
  );
  return {
    body: svg({ viewBox, body: all((x, y) => `<circle cx="${x}" cy="${y}" r="${r}"/>`) }),
    lines: svg({
      viewBox,
      body: `<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="${2 * r}" height="${height}">${rings}</mask><path d="M0,0H${2 * r}V${height}H0Z" mask="url(#m)"/>`,
    }),
  };
}

/** Flakes of gold leaf, strewn over indigo. */
export function flakes({ seed, count, width, height }) {
  const chance = seeded(seed);
  return svg({
    viewBox: [0, 0, width, height],
    body: `<g fill="#d9b970" opacity=".85">${times(count, () => {
      const [x, y] = [4 + chance() * (width - 8), 4 + chance() * (height - 8)];
      const r = 0.8 + chance() * 2.6;
      const turn = chance() * Math.PI;
      const corner = (angle, k = 1) =>
        `${round(x + r * Math.cos(turn + angle))},${round(y + r * k * Math.sin(turn + angle))}`;
      return `<path d="M${corner(0)}L${corner(1.9, 0.8)}L${corner(3.6)}Z"/>`;
    }).join('')}</g>`,
  });
}

/** Suyari-gasumi, the mist of handscrolls: bands with round ends that lie over each other. */
export function mist({ seed, bands, width, height, grounds }) {
  const chance = seeded(seed);
  const flecks = times(26, () => {
    const [x, y] = [14 + chance() * (width - 28), height * (0.16 + chance() * 0.68)];
    return `<path d="M${round(x)},${round(y)}l${round(1 + chance() * 2)},${round(chance() * 2)} ${round(-chance() * 2)},${round(1 + chance() * 2)}z"/>`;
  }).join('');
  const shapes = bands
    .map(([x, y, long, high]) => `<rect x="${x}" y="${y}" width="${long}" height="${high}" rx="${high / 2}"/>`)
    .join('');
  return svg({
    viewBox: [0, 0, width, height],
    body: `<defs><linearGradient id="g" x2="1" y2=".3"><stop stop-color="${grounds[0]}"/><stop offset=".5" stop-color="${grounds[1]}"/><stop offset="1" stop-color="${grounds[2]}"/></linearGradient></defs><g fill="none" stroke="#a9812f" stroke-width="2.400">${shapes}</g><g fill="url(#g)">${shapes}</g><g fill="#b98a34" opacity=".55">${flecks}</g>`,
  });
}

/** One stroke of the brush: pressed down, drawn, lifted. */
function stroke(points, { chance, thick }) {
  const middle = curve(points, 12);
  const press = (i) => {
    const part = i / (middle.length - 1);
    return (0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, part * 0.82 + 0.2))) * (0.9 + chance() * 0.2);
  };
  const sides = [beside(middle, thick / 2, press), beside(middle, -thick / 2, press).toReversed()];
  return `<path d="${line(sides.flat())}Z"/>`;
}

const RING = times(13, (i) => {
  const angle = -2.2 + (i / 12) * 6.05;
  const reach = 42 - i * 0.25;
  return [50 + reach * Math.cos(angle), 50 + reach * Math.sin(angle)];
});
const ways = {
  tick: [
    [
      [26, 50],
      [36, 58],
      [44, 70],
      [54, 50],
      [70, 30],
    ],
  ],
  cross: [
    [
      [30, 30],
      [48, 48],
      [70, 71],
    ],
    [
      [69, 29],
      [52, 48],
      [31, 72],
    ],
  ],
};

/** A brushed ring around a tick (maru: yes), or a cross without one (batsu: no). */
export function brushed(what, seed) {
  const chance = seeded(seed);
  const ring = what === 'tick' ? stroke(RING, { chance, thick: 7 }) : '';
  return svg({
    viewBox: [0, 0, 100, 100],
    body: ring + ways[what].map((points) => stroke(points, { chance, thick: 9 })).join(''),
  });
}

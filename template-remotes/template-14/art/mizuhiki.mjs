import { beside, curve, line, round, svg } from './drawing.mjs';

const RED = { edge: '#7d1a14', body: '#c0392f', light: '#ec8a7b', twist: '#9c2a21' };
const WHITE = { edge: '#a89c86', body: '#fbf7ee', light: '#fff', twist: '#d8cdb8' };
const GAP = 4.4;
const CORDS = [-2, -1, 0, 1, 2];

/** What lies below darkens the paper by degrees: so many thin layers that no step is seen, and no filter. */
export const softShadow = (paths, [from, to], [x, y], strength = 0.3) => {
  const LAYERS = 14;
  const id = `w${paths.join('').length}`;
  const defs = `<defs><g id="${id}">${paths.map((d) => `<path d="${d}"/>`).join('')}</g></defs>`;
  const layers = Array.from(
    { length: LAYERS },
    (_, i) => `<use href="#${id}" stroke-width="${round(from + ((to - from) * i) / (LAYERS - 1))}"/>`,
  );
  return `${defs}<g transform="translate(${x},${y})" fill="none" stroke="#2a1a10" stroke-linecap="round" stroke-linejoin="round" opacity="1" stroke-opacity="${(strength / LAYERS).toFixed(3)}">${layers.join('')}</g>`;
};

/** Five twisted paper cords side by side. */
function cords(paths, { edge, body, light, twist }, id) {
  const all = paths.map((d) => `<path d="${d}"/>`).join('');
  return (
    `<g id="${id}" stroke="${edge}" stroke-width="${GAP}">${all}</g>` +
    `<g stroke="${body}" stroke-width="${GAP - 1}">${all}</g>` +
    `<g stroke="${twist}" stroke-width="${GAP - 1.2}" stroke-dasharray=".9 2.1" opacity=".55">${all}</g>` +
    `<g stroke="${light}" stroke-width=".9" opacity=".85" transform="translate(-.4-.8)">${all}</g>`
  );
}

const HALF = [
  [0, 92],
  [62, 84],
  [128, 48],
  [150, -6],
  [118, -56],
  [62, -66],
  [0, -44],
  [-56, -14],
  [-84, 22],
  [-58, 56],
  [0, 42],
  [46, 4],
  [60, -40],
  [66, -84],
  [88, -118],
  [132, -134],
  [168, -132],
];

function smooth(points, rounds) {
  let result = points;
  for (let k = 0; k < rounds; k++)
    result = result.map((p, i) =>
      i && i < result.length - 1 ? [0, 1].map((c) => (result[i - 1][c] + 2 * p[c] + result[i + 1][c]) / 4) : p,
    );
  return result;
}

/** Where two pieces of the strand cross. */
function crossings(points) {
  const found = [];
  for (let i = 0; i < points.length - 1; i++)
    for (let j = i + 6; j < points.length - 1; j++) {
      const [a, b, c, d] = [points[i], points[i + 1], points[j], points[j + 1]];
      const det = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
      if (Math.abs(det) < 1e-6) continue;
      const t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / det;
      const u = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / det;
      if (t >= 0 && t < 1 && u >= 0 && u < 1) found.push([i, j]);
    }
  return found;
}

const half = smooth(curve(HALF, 26), 26);
/** The whole strand: the red half's end, the join at the bottom, the white half's end. */
const strand = [
  ...half
    .slice(1)
    .toReversed()
    .map(([x, y]) => [-x, y]),
  ...half,
];
const JOIN = half.length - 1;
const LAST = strand.length - 1;
/** At their ends the five cords fan out. */
const spread = (i) => 1 + 1.1 * Math.max(0, 1 - Math.min(i, LAST - i) / 62) ** 2;

/** The awaji knot, woven over and under by turns: what ties it once cannot be undone by pulling. */
export function awaji() {
  let ids = 0;
  const piece = (from, to, tones) =>
    cords(
      CORDS.map((k) =>
        line(
          beside(strand.slice(from, to + 1), k * GAP, (i) => spread(i + from)),
          4,
        ),
      ),
      tones,
      `c${ids++}`,
    );
  const stretch = (from, to) => {
    if (from >= JOIN) return piece(from, to, WHITE);
    if (to <= JOIN) return piece(from, to, RED);
    return piece(from, JOIN, RED) + piece(JOIN, to, WHITE);
  };
  const reach = (index, length) => {
    const walk = (step) => {
      let at = index;
      for (let far = 0; far < length && strand[at + step]; at += step)
        far += Math.hypot(strand[at + step][0] - strand[at][0], strand[at + step][1] - strand[at][1]);
      return at;
    };
    return [walk(-1), walk(1)];
  };
  const angle = (i) =>
    Math.atan2(
      strand[Math.min(LAST, i + 3)][1] - strand[i - 3][1],
      strand[Math.min(LAST, i + 3)][0] - strand[i - 3][0],
    );

  const passes = crossings(strand)
    .flatMap(([i, j]) => [
      [i, j],
      [j, i],
    ])
    .toSorted(([a], [b]) => a - b);
  const woven = passes
    .filter((_, turn) => turn % 2 === 0)
    .map(([over, under], n) => {
      const between = angle(over) - angle(under);
      const steep = Math.abs(Math.sin(between));
      const [from, to] = reach(over, Math.min(34, 11.6 / steep + (11.6 * Math.abs(Math.cos(between))) / steep + 1.5));
      const [a, b] = reach(under, 40);
      const below = strand.slice(a, b + 1);
      const room = [...beside(below, 10.9), ...beside(below, -10.9).toReversed()];
      const shade = line(strand.slice(from, to + 1), 4);
      return `<clipPath id="k${n}"><path d="${line(room, 4)}Z"/></clipPath><g clip-path="url(#k${n})" stroke="#1c100c" stroke-opacity=".07">${[35, 33, 31, 29, 27, 25].map((width) => `<path d="${shade}" stroke-width="${width}"/>`).join('')}</g>${stretch(from, to)}`;
    })
    .join('');
  const whole = line(strand, 5);
  const shadow = softShadow([whole], [42, 16], [3, 8]);
  const [x, y] = strand[JOIN];
  const ferrule = `<g stroke="none" transform="translate(${x},${y})"><rect x="-5" y="-14" width="10" height="28" rx="2" fill="#b98a34"/><rect x="-3.300" y="-14" width="2.700" height="28" fill="#f0d594"/><rect x="2.200" y="-14" width="1.100" height="28" fill="#7e5a1a"/></g>`;
  return svg({
    viewBox: [-190, -162, 380, 292],
    body: `${shadow}<g fill="none" stroke-linejoin="round">${stretch(0, LAST)}${woven}${ferrule}</g>`,
  });
}

const BOW = {
  loop: [
    [0, 4],
    [30, -38],
    [84, -78],
    [138, -72],
    [152, -28],
    [116, 6],
    [58, 14],
    [0, 4],
  ],
  tail: [
    [0, 4],
    [26, 34],
    [64, 66],
    [112, 84],
    [158, 82],
  ],
};
const mirrored = (points) => points.map(([x, y]) => [-x, y]);

/** Cho-musubi, the bow: it can be tied again, so it is for what may come again, such as birthdays. */
export function bow() {
  let ids = 0;
  const draw = (points, tones, fans = false) => {
    const last = points.length - 1;
    const fan = (i) => (fans ? 1 + 0.9 * Math.max(0, 1 - (last - i) / 46) ** 2 : 1);
    return cords(
      CORDS.map((k) => line(beside(points, k * GAP, fan), 3)),
      tones,
      `b${ids++}`,
    );
  };
  const [loop, tail] = [curve(BOW.loop, 22), curve(BOW.tail, 24)];
  const shadow = softShadow(
    [loop, tail, mirrored(loop), mirrored(tail)].map((points) => line(points, 5)),
    [42, 16],
    [3, 8],
  );
  const wrap = (tones, x, id) =>
    cords(
      CORDS.map((k) => `M${x + k * 3.2},-15Q${x * 1.5 + k * 4},4 ${x + k * 3.2},23`),
      tones,
      id,
    );
  const tie = wrap(RED, -7, 't0') + wrap(WHITE, 7, 't1');
  return svg({
    viewBox: [-190, -162, 380, 292],
    body: `${shadow}<g fill="none" stroke-linejoin="round">${draw(mirrored(tail), RED, true)}${draw(tail, WHITE, true)}${draw(mirrored(loop), RED)}${draw(loop, WHITE)}${tie}</g>`,
  });
}

/** The bow's middle lines, from the ends of the cords to the middle. */
export const bowHalves = () => {
  const path = [...curve(BOW.tail, 24).toReversed(), ...curve(BOW.loop, 22)];
  return [line(mirrored(path), 12), line(path, 12)];
};

/** The strand's middle line from either end to the join: what the opening draws out of the knot. */
export const strandHalves = () =>
  [strand.slice(0, JOIN + 1), strand.slice(JOIN).toReversed()].map((points) => line(points, 12));

/** A stretch of straight cord, which repeats sideways. */
export function cord(isWhite) {
  const paths = CORDS.map((k) => `M0,${13 + k * GAP}H60`);
  return svg({
    viewBox: [0, 0, 60, 34],
    body: `<linearGradient id="s" x2="0" y2="1"><stop stop-color="#2a1a10" stop-opacity=".26"/><stop offset=".35" stop-color="#2a1a10" stop-opacity=".15"/><stop offset=".7" stop-color="#2a1a10" stop-opacity=".04"/><stop offset="1" stop-color="#2a1a10" stop-opacity="0"/></linearGradient><path d="M0,22H60V34H0Z" fill="url(#s)"/>${cords(paths, isWhite ? WHITE : RED, 'c')}`,
  });
}

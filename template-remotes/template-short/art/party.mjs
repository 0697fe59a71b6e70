import { embossed, engraved, sprig } from './botanical.mjs';
import { n, seeded } from './random.mjs';

/** A star of five rays, its facets engraved. */
export function star(x, y, radius, turn = 0) {
  const at = (corner) => {
    const far = corner % 2 ? radius * 0.44 : radius;
    const angle = turn - Math.PI / 2 + (corner * Math.PI) / 5;
    return `${n(x + Math.cos(angle) * far)},${n(y + Math.sin(angle) * far)}`;
  };
  const corners = Array.from({ length: 10 }, (_, corner) => at(corner));
  return { stem: '', fill: `M${corners.join('L')}Z`, line: corners.map((to) => `M${n(x)},${n(y)}L${to}`).join('') };
}

/** A slim candle that stands on x,y, with a twisted body; its flame apart. */
function candle(x, y, { height, wide = 8 }) {
  const [left, right, top] = [x - wide / 2, x + wide / 2, y - height];
  let line = '';
  for (let stripe = y - 3; stripe > top + 6; stripe -= 6)
    line += `M${n(left)},${n(stripe)}L${n(right)},${n(stripe - 5)}`;
  return {
    stem: '',
    fill: `M${n(left)},${n(y)}V${n(top)}Q${n(x)},${n(top - 2)} ${n(right)},${n(top)}V${n(y)}Z`,
    line,
    flame: flame(x, top - 3, wide * 0.62),
  };
}
const flame = (x, y, half) =>
  `M${n(x)},${n(y - half * 3.4)}C${n(x + half * 0.4)},${n(y - half * 2)} ${n(x + half * 1.1)},${n(y - half * 1.4)} ${n(x + half)},${n(y - half * 0.6)}C${n(x + half * 0.8)},${n(y + half * 0.3)} ${n(x - half * 0.8)},${n(y + half * 0.3)} ${n(x - half)},${n(y - half * 0.6)}C${n(x - half * 1.1)},${n(y - half * 1.6)} ${n(x - half * 0.2)},${n(y - half * 2)} ${n(x)},${n(y - half * 3.4)}Z`;

/** Gold foil over the sunk paper. */
const foil = (path) =>
  `<path d="${path}" fill="#fff" transform="translate(-1,-1.1)"/><path d="${path}" fill="#a37a3c" transform="translate(.7,.9)"/><path d="${path}" fill="#d3a95f"/>`;

/** A ribbon's bow around x,y. */
function bow(x, y, size) {
  const at = (px, py) => `${n(x + px * size)},${n(y + py * size)}`;
  const half = (s) => ({
    tail: `M${at(0.06 * s, 0.1)}C${at(0.3 * s, 0.5)} ${at(0.5 * s, 0.9)} ${at(0.86 * s, 1.1)}L${at(0.62 * s, 1.06)}L${at(0.56 * s, 1.32)}C${at(0.26 * s, 1.05)} ${at(0.1 * s, 0.7)} ${at(-0.1 * s, 0.2)}Z`,
    loop: `M${at(0, 0)}C${at(0.5 * s, -0.62)} ${at(1.34 * s, -0.72)} ${at(1.36 * s, -0.1)}C${at(1.36 * s, 0.5)} ${at(0.5 * s, 0.34)} ${at(0, 0)}Z`,
    crease: `M${at(0.14 * s, -0.05)}Q${at(0.6 * s, -0.3)} ${at(0.94 * s, -0.28)}M${at(0.14 * s, 0.03)}Q${at(0.6 * s, 0.12)} ${at(0.9 * s, 0.06)}M${at(0.1 * s, 0.34)}Q${at(0.3 * s, 0.8)} ${at(0.52 * s, 0.98)}`,
  });
  const [one, other] = [half(-1), half(1)];
  const knot = `M${at(-0.2, -0.16)}Q${at(0, -0.26)} ${at(0.2, -0.16)}Q${at(0.28, 0)} ${at(0.2, 0.18)}Q${at(0, 0.26)} ${at(-0.2, 0.18)}Q${at(-0.28, 0)} ${at(-0.2, -0.16)}Z`;
  return [
    { stem: '', fill: one.tail + other.tail, line: '' },
    { stem: '', fill: one.loop + other.loop, line: one.crease + other.crease },
    { stem: '', fill: knot, line: '' },
  ];
}

/** A ring of leaves and stars on which candles burn, tied below with a bow: 310 × 310. */
export function candleWreath() {
  const random = seeded(2207);
  const [cx, cy, ring] = [155, 180, 102];
  const at = (angle, far = ring) => ({ x: cx + Math.cos(angle) * far, y: cy + Math.sin(angle) * far });
  let drawn = '';
  for (let twig = 0; twig < 24; twig++) {
    const side = twig % 2 ? -1 : 1; // from the bow up on either side
    const angle = Math.PI / 2 + side * (0.16 + (Math.floor(twig / 2) / 12) * 2.86);
    const isOuter = Math.floor(twig / 2) % 2 === 0;
    const towards = angle + side * (Math.PI / 2 + (isOuter ? -0.5 : 0.22));
    drawn += embossed(
      sprig(random, {
        ...at(angle),
        angle: towards,
        length: isOuter ? 60 : 52,
        bend: side * (isOuter ? 0.7 : 0.5),
        pairs: 4,
        leaf: 0.44,
        wide: 0.44,
      }),
    );
  }
  let flames = '';
  for (const [off, height] of [
    [-66, 44],
    [66, 44],
    [-44, 48],
    [44, 48],
    [-22, 52],
    [22, 52],
    [0, 56],
  ]) {
    const { x, y } = at(-Math.PI / 2 + (off / 180) * Math.PI * 0.82);
    const { flame: burning, ...body } = candle(x, y + 8, { height, wide: 10 });
    drawn += embossed(body);
    flames += foil(burning);
  }
  for (const [angle, radius, turn] of [
    [-1.57, 17, 0],
    [-1.02, 13, 0.3],
    [-2.12, 13, -0.3],
    [-0.36, 19, 0.2],
    [-2.78, 19, -0.2],
    [0.3, 14, 0.1],
    [2.84, 14, -0.1],
    [0.9, 20, 0.4],
    [2.24, 20, -0.4],
  ]) {
    const { x, y } = at(angle);
    drawn += embossed(star(x, y, radius, turn));
  }
  for (const piece of bow(cx, cy + ring + 2, 26)) drawn += embossed(piece);
  return drawn + flames;
}

/** A cake of two tiers on its stand around 0,0: what is baked, what holds it, and the flames. */
function cakeOnStand() {
  const scallops = (from, y, count, wide) => `M${from},${y}${`q${wide / 2},${n(wide * 0.8)} ${wide},0`.repeat(count)}`;
  const hatch = (from, to, top, bottom) => {
    let lines = '';
    for (let x = from; x <= to; x += 3) lines += `M${n(x)},${n(bottom - (x - from) * 0.55)}V${bottom}`;
    return lines.replaceAll(`V${bottom}`, `V${n(bottom)}`) + `M${from},${top}h.1`;
  };
  const candles = [-13, 0, 13].map((x) => candle(x, -17, { height: x ? 17 : 20, wide: 5 }));
  return {
    cake: {
      stem: '',
      fill: 'M-23,7V-14q0,-4 4,-4h38q4,0 4,4V7ZM-38,36V11q0,-4 4,-4h68q4,0 4,4V36Z',
      line: scallops(-23, -11, 6, 7.66) + scallops(-38, 14, 8, 9.5) + hatch(4, 22, -10, 6) + hatch(10, 37, 14, 35),
    },
    stand: {
      stem: '',
      fill: `M-48,36h96q0,7 -9,8h-78q-9,-1 -9,-8ZM-7,44h14q1,10 10,13q4,1 4,6h-42q0,-5 4,-6q9,-3 10,-13Z${candles.map(({ fill }) => fill).join('')}`,
      line: `M-42,39.6h84M2,46q1,10 10,14${candles.map(({ line }) => line).join('')}`,
    },
    flames: candles.map(({ flame: burning }) => burning).join(''),
  };
}

export function pressedCake() {
  const { cake, stand, flames } = cakeOnStand();
  return embossed(stand) + embossed(cake) + foil(flames);
}

/** The cake in two inks. */
export function engravedCake() {
  const { cake, stand, flames } = cakeOnStand();
  return {
    lines: engraved(stand) + engraved(cake, true),
    cake: engraved(cake) + `<path d="${flames}" fill="#fff"/>`,
  };
}

/** A string of pennants across a corner, stars above it: 120 × 120, in two inks. */
export function bunting() {
  const [from, by, to] = [
    [114, 6],
    [46, 82],
    [6, 104],
  ];
  const on = (t) => [0, 1].map((axis) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * by[axis] + t * t * to[axis]);
  let [flags, solid] = ['', ''];
  for (let flag = 0; flag < 6; flag++) {
    const [[ax, ay], [bx, by2]] = [on(flag / 6 + 0.025), on((flag + 1) / 6 - 0.012)];
    const [tx, ty] = [(ax + bx) / 2 + 3, (ay + by2) / 2 + 23];
    const path = `M${n(ax)},${n(ay)}L${n(bx)},${n(by2)}L${n(tx)},${n(ty)}Z`;
    if (flag % 2) solid += path;
    else {
      let lines = '';
      for (let part = 0.12; part < 0.9; part += 0.13) {
        const along = (px, py) => `${n(px + (tx - px) * part)},${n(py + (ty - py) * part)}`;
        lines += `M${along(ax, ay)}L${along(bx, by2)}`;
      }
      flags += engraved({ stem: '', fill: path, line: lines });
    }
  }
  const cord = `M${from.join(',')}Q${by.join(',')} ${to.join(',')}`;
  const stars = [
    [26, 28, 15, 0.1],
    [58, 17, 8, 0.5],
    [17, 62, 8, -0.3],
    [84, 9, 5, 0.2],
    [8, 84, 4, 0.4],
  ];
  const dots = [
    [44, 42],
    [44, 9],
    [9, 42],
    [70, 26],
    [32, 54],
  ];
  const drawn = stars.map((one) => engraved(star(...one))).join('');
  const confetti = dots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.7" fill="#fff"/>`).join('');
  return {
    lines: `<path d="${cord}" stroke="#fff" stroke-width="1.2" fill="none"/>${drawn}${confetti}`,
    flags: `${flags}<path d="${solid}" fill="#fff"/>`,
  };
}

const WAX = [
  ['#7b3f4c', '#c9a0a4'],
  ['#efe0cb', '#b88a5b'],
  ['#a8768a', '#f3e6dc'],
  ['#c79a5f', '#f6ead6'],
  ['#6f3d4e', '#b88a5b'],
];

/** Birthday candles with leaves, tied with twine, growing up from 0,0. */
export function candleBundle() {
  const random = seeded(53);
  let drawn = '';
  for (const [angle, length] of [
    [-2.2, 74],
    [-0.95, 76],
    [-1.85, 92],
    [-1.25, 88],
  ]) {
    const { fill, line } = sprig(random, {
      x: 0,
      y: -14,
      angle,
      length,
      bend: 0.1,
      pairs: 4,
      leaf: 0.4,
      wide: 0.17,
      spread: 0.45,
    });
    drawn += `<path d="${fill}" fill="#87875f"/><path d="${line}" stroke="#5e5f3f" stroke-width=".5"/>`;
  }
  [
    [-19, 128],
    [17, 132],
    [-9, 150],
    [8, 146],
    [-1, 164],
  ].forEach(([turn, length], index) => (drawn += waxCandle(turn, length, WAX[index])));
  const twine = bow(0, -44, 13)
    .map(
      ({ fill, line }) =>
        `<path d="${fill}" fill="#c79a5f" stroke="#8a5a2e" stroke-width=".8"/><path d="${line}" stroke="#8a5a2e" stroke-width=".6" fill="none"/>`,
    )
    .join('');
  return `${drawn}<path d="M-15,-48q15,5 30,0v8q-15,5 -30,0Z" fill="#b88a5b" stroke="#8a5a2e" stroke-width=".7"/>${twine}`;
}

function waxCandle(turn, length, [wax, stripe]) {
  let twist = '';
  for (let y = 6; y > 16 - length; y -= 13) twist += `M-4,${y}L4,${y - 6}V${y - 12}L-4,${y - 6}Z`;
  const body = `M-4,8V${-length}q4,-3 8,0V8Z`;
  return `<g transform="rotate(${turn} 0 -40)"><path d="${body}" fill="${wax}"/><path d="${twist}" fill="${stripe}"/><path d="M-4,8V${-length}h2.4V8Z" fill="#fff" opacity=".28"/><path d="M1.8,8V${-length}h2.2V8Z" fill="#2a1016" opacity=".26"/><path d="M0,${-length - 1}v-5" stroke="#4a3226" stroke-width="1.2"/><path d="${flame(0, -length - 4, 4.4)}" fill="#e5a544"/><path d="${flame(0, -length - 4, 2.3)}" fill="#fff0c2"/></g>`;
}

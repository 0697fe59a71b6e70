import { n, seeded } from './random.mjs';

/** Stem, filled and lined paths of a twig with pairs of leaves along a curve. */
export function sprig(
  random,
  { x: x0, y: y0, angle, length, bend, pairs = 7, wide = 0.34, leaf = 0.3, spread = 0.78 },
) {
  let [x, y, turn] = [x0, y0, angle];
  let [stem, fill, line] = [`M${n(x)},${n(y)}`, '', ''];
  const steps = pairs * 3;
  for (let step = 1; step <= steps; step++) {
    turn += bend / steps;
    x += (Math.cos(turn) * length) / steps;
    y += (Math.sin(turn) * length) / steps;
    stem += `L${n(x)},${n(y)}`;
    if (step % 3 !== 0) continue;
    const size = length * leaf * (1 - (0.55 * step) / steps);
    for (const side of step === steps ? [0] : [1, -1]) {
      const towards = turn + side * spread + (side ? random(0.14, -0.14) : 0);
      const [drawn, veins] = oneLeaf({ x, y, towards, size, wide });
      fill += drawn;
      line += veins;
    }
  }
  return { stem, fill, line };
}

function oneLeaf({ x, y, towards, size, wide }) {
  const at = (part) => [x + Math.cos(towards) * size * part, y + Math.sin(towards) * size * part];
  const [px, py] = [-Math.sin(towards) * size * wide, Math.cos(towards) * size * wide];
  const [[ex, ey], [mx, my], [tx, ty]] = [at(1), at(0.42), at(0.86)];
  const fill = `M${n(x)},${n(y)}C${n(x + px * 0.5)},${n(y + py * 0.5)} ${n(mx + px)},${n(my + py)} ${n(ex)},${n(ey)}C${n(mx - px)},${n(my - py)} ${n(x - px * 0.5)},${n(y - py * 0.5)} ${n(x)},${n(y)}Z`;
  let line = `M${n(x)},${n(y)}L${n(tx)},${n(ty)}`;
  for (let part = 0.3; part < 0.8; part += 0.17) {
    const [bx, by] = at(part);
    const vein = size * wide * 0.62 * (1 - Math.abs(part - 0.45));
    for (const side of [1, -1]) {
      const to = towards + side * 0.75;
      line += `M${n(bx)},${n(by)}L${n(bx + Math.cos(to) * vein)},${n(by + Math.sin(to) * vein)}`;
    }
  }
  return [fill, line];
}

/** A five-petal wild rose, engraved. */
export function rose(x, y, radius, turn = 0) {
  let [fill, line, heart] = ['', '', ''];
  for (let petal = 0; petal < 5; petal++) {
    const angle = turn + petal * Math.PI * 0.4;
    const at = (far, off) =>
      `${n(x + Math.cos(angle + off) * far * radius)},${n(y + Math.sin(angle + off) * far * radius)}`;
    fill += `M${at(0.12, 0)}C${at(0.45, -0.75)} ${at(0.98, -0.62)} ${at(1.02, -0.2)}Q${at(0.88, 0)} ${at(1.02, 0.2)}C${at(0.98, 0.62)} ${at(0.45, 0.75)} ${at(0.12, 0)}Z`;
    for (let off = -0.36; off <= 0.37; off += 0.12)
      line += `M${at(0.26, off * 1.3)}L${at(0.5 + 0.26 * (1 - Math.abs(off) * 2), off)}`;
    for (let off = -0.3; off <= 0.31; off += 0.15) line += `M${at(0.95 - Math.abs(off) * 0.1, off)}L${at(0.83, off)}`;
  }
  for (let thread = 0; thread < 15; thread++) {
    const [angle, far] = [thread * 2.4, radius * (0.1 + (0.15 * (thread % 3)) / 2)];
    heart += `M${n(x)},${n(y)}L${n(x + Math.cos(angle) * far)},${n(y + Math.sin(angle) * far)}m-1,0a1,1 0 1,0 2,0a1,1 0 1,0 -2,0`;
  }
  return { stem: '', fill, line, heart };
}

/** Blind emboss: the same path as shade below right, light above left, and paper on top. */
export const embossed = ({ stem, fill, line, heart }) =>
  `<path d="${fill}" fill="#b7a98f" transform="translate(1.3,1.6)" opacity=".75"/><path d="${fill}" fill="#fff" transform="translate(-1.3,-1.5)"/><path d="${fill}" fill="#f7f3ea"/><path d="${line}" stroke="#c9bda6" stroke-width=".9" fill="none" opacity=".85"/><path d="${stem}" stroke="#b7a98f" stroke-width="2.6" fill="none" transform="translate(1,1.3)" opacity=".7"/><path d="${stem}" stroke="#fff" stroke-width="2.4" fill="none"/>${heart ? `<path d="${heart}" stroke="#a8977a" stroke-width=".9" fill="none"/>` : ''}`;

/** Engraved lines for a stencil; `isCut` only takes what stands below away. */
export const engraved = ({ stem, fill, line, heart = '' }, isCut = false) => {
  const ink = isCut ? '#000' : '#fff';
  return `<path d="${fill}" fill="#000" stroke="${ink}" stroke-width=".9"/><path d="${line}${heart}" stroke="${ink}" stroke-width=".6" fill="none"/><path d="${stem}" stroke="${ink}" stroke-width="1.1" fill="none"/>`;
};

export function wreath() {
  const random = seeded(1187);
  const at = (angle) => ({ x: 195 + Math.cos(angle) * 112, y: 272 + Math.sin(angle) * 146 });
  let drawn = '';
  for (let twig = 0; twig < 22; twig++) {
    const angle = (twig / 22) * Math.PI * 2 + 0.1;
    const isOuter = twig % 2 === 1;
    drawn += embossed(
      sprig(random, {
        ...at(angle),
        angle: angle + (isOuter ? 1.25 : 1.9),
        length: isOuter ? 70 : 52,
        bend: isOuter ? 0.5 : -0.3,
        pairs: 5,
        leaf: 0.4,
        wide: 0.42,
      }),
    );
  }
  const roses = [
    [-2.2, 30],
    [-1.75, 21],
    [-1.32, 25],
    [0.9, 28],
    [1.35, 21],
    [1.75, 31],
    [2.2, 20],
    [-0.5, 18],
    [3.5, 19],
  ];
  for (const [angle, radius] of roses) {
    const { x, y } = at(angle);
    drawn += embossed(rose(x, y, radius, angle));
  }
  return drawn;
}

/** Lavender tied with leaves, growing up from 0,0. */
export function lavender() {
  const random = seeded(29);
  let [stems, flowers, leaves] = ['', '', ''];
  for (const [angle, length, bend] of [
    [-1.72, 205, 0.14],
    [-1.5, 232, 0.05],
    [-1.3, 196, -0.1],
    [-1.9, 168, 0.3],
    [-1.1, 164, -0.28],
  ]) {
    const { path, blossoms } = lavenderStem(random, { angle, length, bend });
    stems += `<path d="${path}" stroke="#6d6a4a" stroke-width="1.5" fill="none"/><path d="${path}" stroke="#a9a67c" stroke-width=".5" fill="none"/>`;
    flowers += blossoms;
  }
  for (const [angle, length] of [
    [-1.95, 90],
    [-1.15, 92],
    [-1.62, 70],
  ]) {
    const { fill, line } = sprig(random, {
      x: 0,
      y: 0,
      angle,
      length,
      bend: 0.1,
      pairs: 4,
      leaf: 0.4,
      wide: 0.16,
      spread: 0.45,
    });
    leaves += `<path d="${fill}" fill="#87875f"/><path d="${line}" stroke="#5e5f3f" stroke-width=".5"/>`;
  }
  return stems + leaves + flowers;
}

const BLOSSOMS = ['#8d5566', '#a8768a', '#6f3d4e', '#c29aa6'];

function lavenderStem(random, { angle, length, bend }) {
  const steps = 16;
  let [x, y, turn, path, blossoms] = [0, 0, angle, 'M0,0', ''];
  for (let step = 1; step <= steps; step++) {
    turn += (bend / steps) * 1.5;
    x += (Math.cos(turn) * length) / steps;
    y += (Math.sin(turn) * length) / steps;
    path += `L${n(x)},${n(y)}`;
    if (step <= 7) continue;
    for (const side of [1, -1]) {
      const towards = turn + side * 0.6;
      const size = 8 - (step - 7) * 0.4;
      for (let petal = 0; petal < 3; petal++) {
        const far = size * (petal * 0.45 + 0.3);
        const px = n(x + Math.cos(towards) * far + random(2, -2));
        const py = n(y + Math.sin(towards) * far + random(2, -2));
        blossoms += `<ellipse cx="${px}" cy="${py}" rx="${n(random(3.4, 2.2))}" ry="1.9" transform="rotate(${n(towards * 57 + random(30, -30))} ${px} ${py})" fill="${BLOSSOMS[Math.floor(random(4))]}"/>`;
      }
    }
  }
  return { path, blossoms };
}

/** Leaves before a window, to be blurred. */
export function windowShade() {
  const random = seeded(71);
  let fill = '';
  for (let twig = 0; twig < 9; twig++)
    fill += sprig(random, {
      x: 430,
      y: -60 + twig * 20,
      angle: 2.2 + random(0.5, -0.3),
      length: random(460, 300),
      bend: random(0.5, -0.5),
      pairs: 8,
      leaf: 0.26,
      wide: 0.3,
    }).fill;
  return `<path d="${fill}" fill="#3b2a24"/>`;
}

const CORNER = {
  twigs: [
    { x: 9, y: 44, angle: 1.52, length: 62, bend: 0.22, pairs: 5, wide: 0.38 },
    { x: 44, y: 9, angle: 0.05, length: 62, bend: -0.22, pairs: 5, wide: 0.38 },
    { x: 30, y: 24, angle: 0.42, length: 56, bend: 0.12, pairs: 4, wide: 0.38 },
    { x: 24, y: 30, angle: 1.15, length: 56, bend: -0.12, pairs: 4, wide: 0.38 },
  ],
  roses: [
    [45, 13, 11, 1],
    [13, 45, 11, 2],
    [21, 21, 20, 0.4],
  ],
};
const SPRAY = {
  twigs: [
    { x: 0, y: 0, angle: -2.2, length: 92, bend: 0.5, pairs: 6, leaf: 0.28, wide: 0.36 },
    { x: 6, y: 4, angle: -1.75, length: 104, bend: 0.35, pairs: 6, leaf: 0.28, wide: 0.36 },
    { x: -4, y: 4, angle: -2.75, length: 84, bend: 0.5, pairs: 5, wide: 0.36 },
  ],
  roses: [
    [-6, -4, 21, 0.3],
    [-34, 6, 13, 1],
    [8, -34, 12, 2],
  ],
};

/** Twigs and roses of one spray, each as a stencil of its own colour; roses stand before twigs. */
function spray({ twigs, roses }) {
  const random = seeded(311);
  const leaves = twigs.map((twig) => engraved(sprig(random, twig))).join('');
  const drawn = roses.map((one) => rose(...one));
  return {
    twigs: leaves + drawn.map((one) => engraved(one, true)).join(''),
    roses: drawn.map((one) => engraved({ ...one })).join(''),
  };
}
export const cornerSpray = () => spray(CORNER);
export const standingSpray = () => spray(SPRAY);

/** Points along the edges of a torn sheet; without `isWhole` only its upper edge is torn. */
export function deckle(width, height, { isWhole = true, step = 3.4, rough = 1.35, seed = 11 } = {}) {
  const random = seeded(seed);
  const points = [];
  let wander = 0;
  const next = () => (wander = wander * 0.6 + random(rough, -rough));
  const stride = () => random(step * 1.4, step * 0.6);
  for (let x = 0; x < width; x += stride()) points.push([x, next() + 3]);
  if (!isWhole) points.push([width, height], [0, height]);
  else {
    for (let y = 0; y < height; y += stride()) points.push([width - 3 + next(), y]);
    for (let x = width; x > 0; x -= stride()) points.push([x, height - 3 + next()]);
    for (let y = height; y > 0; y -= stride()) points.push([3 + next(), y]);
  }
  return `M${points.map((point) => point.map(n).join(',')).join('L')}Z`;
}

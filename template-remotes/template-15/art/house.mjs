import { f, gradient, seeded, times } from './random.mjs';

const W = 97.5; // one swag

/** One swag of the curtain with its tassel: what is cloth, to be filled with the couple's red. 97.5 × 96. */
export const swagShape = () =>
  `<path d="M0,0H${W}V24Q${W / 2},136 0,24Z"/><path d="M-9,18C-7,38 -12,54 -10,72L10,72C12,54 7,38 9,18ZM${W - 9},18C${W - 7},38 ${W - 12},54 ${W - 10},72L${W + 10},72C${W + 12},54 ${W + 7},38 ${W + 9},18Z"/>`;

/** Its light, its fringe, and the rail with bulbs above it. */
export function swagLight() {
  const random = seeded(3);
  const fold = gradient(
    'f',
    [
      [0, '#000', 0.6],
      [0.3, '#fff', 0.06],
      [0.5, '#ffd9d9', 0.3],
      [0.72, '#000', 0.16],
      [1, '#000', 0.66],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const sag = gradient('s', [
    [0, '#000', 0.5],
    [0.5, '#fff', 0.08],
    [0.8, '#000', 0.2],
    [1, '#000', 0.6],
  ]);
  const curve = (k) => `M${f(-8 + k * 1.2)},24Q${W / 2 + (k % 2 ? 3 : -3)},${24 + k * 14} ${f(W + 8 - k * 1.2)},24`;
  const folds = times(7, (index) => {
    const k = index + 1;
    return `<path d="${curve(k)}" stroke="${k % 2 ? '#1c0308' : '#ffb3be'}" stroke-width="${k % 2 ? 3.4 : 1.5}" opacity="${k % 2 ? 0.5 : 0.36}"/>`;
  });
  const fringe = times(44, (index) => {
    const t = 0.03 + index * 0.022;
    const [x0, x1, xm] = [-8, W + 8, W / 2];
    const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * xm + t * t * x1;
    const y = (1 - t) ** 2 * 24 + 2 * t * (1 - t) * 136 + t * t * 24;
    return `<path d="M${f(x)},${f(y)}v${f(8 + random() * 2)}" stroke="${random() > 0.5 ? '#e4b363' : '#b98534'}" stroke-width="1.700"/>`;
  });
  const tassel = (x) =>
    `<g transform="translate(${x},20)"><path d="M-9,0C-7,20 -12,36 -10,54L10,54C12,36 7,20 9,0Z" fill="url(#f)"/><path d="M-10,52H10V58H-10Z" fill="#e4b363"/><path d="M-8,58v12M-4.500,58v14M-1,58v12M2.500,58v14M6,58v12M9,58v10" stroke="#e4b363" stroke-width="2"/><circle r="7" fill="#e4b363"/><circle r="3.400" fill="#8a5a1c"/></g>`;
  return `<defs>${fold}${sag}</defs><path d="M0,0H${W}V24H0Z" opacity=".5"/><path d="M0,24Q${W / 2},136 ${W},24Z" fill="url(#s)"/><g fill="none">${folds}<path d="M-8,24Q${W / 2},136 ${W + 8},24" stroke="#e4b363" stroke-width="2.600"/></g>${fringe}${tassel(0)}${tassel(W)}`;
}

/** A row of bulbs in their rail, 15.5 × 20. */
export const bulb = () =>
  '<defs><radialGradient id="b"><stop stop-color="#fffbe8"/><stop offset=".3" stop-color="#ffdf94"/><stop offset=".5" stop-color="#ffb84a" stop-opacity=".45"/><stop offset="1" stop-color="#ffb84a" stop-opacity="0"/></radialGradient></defs><circle cx="7.750" cy="9.500" r="7.700" fill="url(#b)"/><circle cx="7.750" cy="9.500" r="3.200" fill="#fff6d8"/>';

/** A reel, printed under a ticket's words. 188 × 188 around (0, 0). */
export function reel() {
  const holes = times(
    6,
    (index) =>
      `<circle r="23" cy="-52" transform="rotate(${index * 60})" fill="#17120a"/><circle r="4" cy="-34" transform="rotate(${index * 60 + 30})" fill="#17120a"/>`,
  );
  const teeth = times(48, (index) => `<path d="M0,-81V-86" transform="rotate(${index * 7.5})"/>`);
  return `<g fill="none" stroke="#17120a" stroke-width="2"><circle r="92"/><circle r="86"/><circle r="13" fill="#17120a"/>${holes}${teeth}</g>`;
}

export function barcode() {
  const random = seeded(7);
  let x = 0;
  let bars = '';
  while (x < 58) {
    const width = [1, 1.6, 2.6, 3.4][Math.floor(random() * 4)];
    bars += `<rect x="${f(x)}" width="${width}" height="40"/>`;
    x += width + 1 + random() * 2.4;
  }
  return bars;
}

const LEAVES = [
  [-12, 36.5],
  [-22, 32.5],
  [-31, 26],
  [-38, 17],
  [-42, 7],
  [-43.5, -4],
  [-42.5, -15],
  [-39, -26],
];

/** The laurels of a festival, 110 × 100 around (0, 0). */
export function laurel() {
  const leaf = 'M0,1C4.500,-4 4.500,-11 0,-17C-4.500,-11 -4.500,-4 0,1Z';
  const half = LEAVES.map(([x, y], index) => {
    const next = LEAVES[Math.min(index + 1, 7)];
    const last = LEAVES[Math.max(index - 1, 0)];
    const angle = Math.atan2(next[1] - last[1], next[0] - last[0]) * 57.3 + 90;
    return [-38, 34]
      .map(
        (turn) =>
          `<path transform="translate(${x},${y}) rotate(${f(angle + turn)}) scale(${(0.98 - 0.05 * index).toFixed(2)})" d="${leaf}"/>`,
      )
      .join('');
  }).join('');
  const branch = `<path d="M-8,37C-38,32 -52,4 -38,-30" fill="none" stroke="#f4efe6" stroke-width="1.400"/>${half}<path transform="translate(-38,-29) rotate(20)" d="M0,1C4,-4 4,-9 0,-14C-4,-9 -4,-4 0,1Z"/>`;
  return `<g fill="#f4efe6"><g>${branch}</g><g transform="scale(-1,1)">${branch}</g></g>`;
}

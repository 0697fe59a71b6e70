/** Sky, sun, boats and moon; wide enough for any window, a phone sees the middle from 0 to 390. */
import { cubic, gradient, ink, seeded, streak, taper } from './ink.mjs';

const HORIZON = 478;
const LEFT = -1005;
const RIGHT = 1395;
const SUN = { x: 286, y: HORIZON - 16, r: 74 };

const TILE = 600;
const MIDDLE = -105; // the tile that a phone sees goes from here

/** What is drawn once for a tile is used all along; `except` are tiles with a drawing of their own. */
function tiled(id, path, look, except = []) {
  let uses = '';
  for (let x = MIDDLE - 2 * TILE; x < RIGHT; x += TILE)
    if (!except.includes(x)) uses += `<use href="#${id}" x="${x}"/>`;
  return `<defs><path id="${id}" d="${path}"/></defs><g ${look}>${uses}</g>`;
}

/** Level strokes of the sky over one tile; `isFree` says where one may stand. */
function sky(seed, isFree = () => true) {
  const random = seeded(seed);
  let path = '';
  for (let y = HORIZON - 158; y < HORIZON - 4; y += 7.2)
    for (let x = random() * 40; x < TILE - 30;) {
      const length = Math.min(30 + random() * 90, TILE - x);
      const isDrawn = random() < 0.5 + 0.35 * (1 - (HORIZON - y) / 260);
      if (isDrawn && isFree(x + length / 2, y, random() * 10))
        path += streak(x, y + random() * 2, length, 0.35 + 0.75 * (1 - (HORIZON - y) / 280) * random());
      x += length + 14 + random() * 40;
    }
  return path;
}

const besideSun = (x, y, more) => Math.hypot(x + MIDDLE - SUN.x, y - SUN.y) > SUN.r + 18 + more;

const CLOUDS = [
  [-30, 300, 150, 3.4],
  [10, 309, 120, 2.2],
  [-10, 318, 70, 1.6],
  [250, 268, 150, 3],
  [290, 277, 130, 2],
  [312, 285, 60, 1.2],
  [-30, 396, 116, 2.4],
  [0, 404, 70, 1.4],
  [-420, 330, 190, 3.4],
  [-380, 340, 130, 2],
  [-760, 290, 210, 3.2],
  [-720, 300, 120, 1.8],
  [560, 330, 200, 3.2],
  [610, 340, 120, 1.8],
  [900, 290, 180, 3],
  [1120, 370, 190, 3],
];

function glints() {
  const random = seeded(29);
  let path = '';
  for (let y = HORIZON + 4; y < HORIZON + 62; y += 3.6 + (y - HORIZON) * 0.06)
    for (let x = random() * 20; x < TILE - 10;) {
      const length = 8 + random() * 34 * (1 + (y - HORIZON) / 40);
      if (random() < 0.5) path += streak(x, y, length, 0.3 + 0.6 * random() + (y - HORIZON) * 0.008);
      x += length + 10 + random() * 36;
    }
  return path;
}

/** Light on the water below (x, horizon), narrower with every line. */
function reflection(x, horizon, { lines, width, seed }) {
  const random = seeded(seed);
  let path = '';
  let y = horizon + 3;
  for (let index = 0; index < lines; index++) {
    const wide = (width - index * (width / lines) * 0.7) * (0.55 + 0.7 * random());
    path += streak(x - wide / 2 + random() * 14 - 7, y, wide, 1.1 + index * 0.08);
    if (random() > 0.4)
      path += streak(x + (random() > 0.5 ? 1 : -1) * (wide * 0.5 + 12), y + 1, 12 + random() * 14, 0.9);
    y += 4 + index * 0.35;
  }
  return path;
}

/** A Lombok outrigger with its lateen sail. */
const jukung = (x, y, scale, stripe, isFlipped = false) =>
  `<g transform="translate(${x},${y}) scale(${isFlipped ? -scale : scale},${scale})"><path d="M-1-2L-10-92C12-74 40-42 54-14C36-8 16-4-1-2Z" fill="#fffaf2"/><path d="M-3.6-28C14-26 34-22 49-22L54-14C36-8 16-4-1-2ZM-6.5-58C6-54 18-50 30-47L40-36C24-38 8-40-5-43Z" fill="${stripe}"/><path d="M-10-94L1,0M-10-92C12-74 40-42 55-13M1-3C18-4 38-9 55-13" fill="none" stroke="#17495a" stroke-width="1.5" stroke-linecap="round"/><path d="M-44-10C-40-4-36,1-30,2L34,2C42,1 48-4 54-13C56-9 54,2 44,9L-34,9C-42,6-46-4-44-10Z" fill="#17495a"/><path d="M-33,4.2L38,4.2" stroke="#f6e7d6" stroke-width="1.2"/><path d="M-22,3C-22,10-26,15-30,15M20,3C20,10 16,15 12,15" fill="none" stroke="#17495a" stroke-width="1.6"/><path d="M-50,15.5C-20,18 10,18 36,14.5" fill="none" stroke="#17495a" stroke-width="2.6" stroke-linecap="round"/></g>`;

const gull = (x, y, scale) =>
  `<path transform="translate(${x},${y}) scale(${scale})" d="M-14-4C-9-9-4-7 0,0C4-7 10-9 15-3C10-6 5-4 1,3.4C-4-3-9-6-14-4Z" fill="#17495a"/>`;

const isle = (x) =>
  `<g transform="translate(${x},0)"><path d="M-10,478C20,464 44,448 74,447C96,447 104,458 128,462C150,466 166,474 196,478Z" fill="#8fbfc2"/><path d="M-10,478C10,470 30,462 52,463C80,465 96,474 120,478Z" fill="#5f9ca4"/><path d="${[0, 1, 2, 3, 4, 5, 6].map((line) => ink(cubic([70 + line * 7, 449 + line * 2.4], [76 + line * 8, 456 + line * 2], [84 + line * 9, 466 + line], [96 + line * 11, 475], 12), taper(0.7), 5)).join('')}" fill="#5f9ca4" opacity=".8"/></g>`;

const reaching = (fill) => `<rect x="${LEFT}" y="${HORIZON}" width="${RIGHT - LEFT}" height="90" fill="${fill}"/>`;

const SKY_LOOK = 'fill="#7fb5b8" opacity=".55"';

/** The horizon with the sun going down, from y 250 to 560. */
export const seascape = () => ({
  box: [LEFT, 250, RIGHT - LEFT, 310],
  content: `<defs>${gradient('u', [
    [0, '#f3b08c'],
    [1, '#e4795a'],
  ])}${gradient('w', [
    [0, '#cfe6e2'],
    [1, '#8dc1c3'],
  ])}</defs><path d="${sky(11, besideSun)}" transform="translate(${MIDDLE})" ${SKY_LOOK}/>${tiled('k', sky(12), SKY_LOOK, [MIDDLE])}<path d="${CLOUDS.map((cloud) => streak(...cloud)).join('')}" fill="#fff"/><circle cx="${SUN.x}" cy="${SUN.y}" r="${SUN.r}" fill="url(#u)"/>${isle(0)}${isle(-620)}${isle(820)}${reaching('url(#w)')}${tiled('g', glints(), 'fill="#3d8690" opacity=".75"')}<path d="${reflection(SUN.x, HORIZON, { lines: 12, width: 58, seed: 3 })}" fill="#e4795a" opacity=".85"/>${gull(318, 330, 0.8)}${gull(346, 344, 0.55)}${gull(60, 262, 0.6)}${gull(-240, 300, 0.8)}${gull(640, 290, 0.7)}${jukung(112, HORIZON + 6, 0.62, '#e98a6d')}${jukung(336, HORIZON + 2, 0.42, '#2f7f88', true)}${jukung(200, HORIZON - 1, 0.24, '#e98a6d')}${jukung(-330, HORIZON + 4, 0.5, '#2f7f88', true)}${jukung(700, HORIZON + 4, 0.54, '#e98a6d')}`,
});

/** The moon over a dark sea, its light on the water. */
export const moon = () => ({
  box: [0, 0, 390, 230],
  content: `<circle cx="195" cy="118" r="92" fill="#fff6e3" opacity=".06"/><circle cx="195" cy="118" r="70" fill="#fff6e3" opacity=".1"/><circle cx="195" cy="118" r="50" fill="#fdf0d6"/><path d="M176,98q10-8 18,0q-2,10-12,9q-8-1-6-9M204,122q12-6 20,4q-2,12-14,10q-10-4-6-14M182,134q8-2 10,6q-4,6-9,3q-4-4-1-9" fill="#e9d3ab" opacity=".7"/><path d="${reflection(195, 168, { lines: 13, width: 104, seed: 8 })}" fill="#fdf0d6" opacity=".8"/>${gull(96, 70, 0.6).replace('#17495a', '#fdf0d6')}${gull(120, 58, 0.4).replace('#17495a', '#fdf0d6')}${jukung(300, 172, 0.36, '#e98a6d').replaceAll('#17495a', '#9fc7c4').replaceAll('stroke="#9fc7c4"', 'stroke="#d9ece8"')}`,
});

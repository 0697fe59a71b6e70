/** Penjor, canang sari and tedung: what stands before a Balinese house on a good day. */
import { GOLD } from './stone.mjs';

const round = (value) => Number(value.toFixed(1));

/** A point of the cubic through `points`. */
function on(points, t) {
  const u = 1 - t;
  const [a, b, c, d] = points;
  return [0, 1].map((k) => u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k]);
}

const YOUNG_LEAF = ['#f2dc86', '#d9c04f', '#f8ecb0'];

/** A fan of young coconut leaf on the pole. */
function tassel(k, [x, y], scale) {
  const length = (20 + 8 * (k % 3)) * scale;
  const leaves = [-3, -2, -1, 0, 1, 2, 3].map(
    (a) =>
      `<path d="M0,0C-4,${round(length * 0.35)} -3,${round(length * 0.75)} 0,${round(length)}C3,${round(length * 0.75)} 4,${round(length * 0.35)} 0,0Z" transform="rotate(${round(a * 15.2)}) scale(1,${1 - Math.abs(a) * 0.13})" fill="${YOUNG_LEAF[Math.abs(a + k) % 3]}" stroke="#8f8a3a" stroke-width=".4"/>`,
  );
  return `<g transform="translate(${round(x)},${round(y)}) rotate(${k % 2 ? 4 : -4})">${leaves.join('')}<circle r="3.4" fill="#b3271f"/><circle r="1.5" fill="#f8e08a"/><path d="M0,${round(length)}v${9 * scale}" stroke="#b9862a" stroke-width="1.2"/><path d="M-3,${round(length + 9 * scale)}h6l-1,9h-4z" fill="#e0a526"/></g>`;
}

function pole(points, count, scale) {
  const [a, b, c, d] = points;
  const line = `M${a}C${b} ${c} ${d}`;
  const joints = Array.from({ length: 31 }, (_, k) => {
    const [x, y] = on(points, k / 30);
    return `<circle cx="${round(x)}" cy="${round(y)}" r="2.7" fill="${k % 3 ? '#8f8a3a' : '#fbf8f0'}"/>`;
  });
  const tassels = Array.from({ length: count }, (_, k) =>
    tassel(k + 1, on(points, 0.18 + (0.8 * (k + 1)) / count), scale),
  );
  return `<g fill="none" stroke-linecap="round"><path d="${line}" stroke="#5f6a2c" stroke-width="5.5"/><path d="${line}" stroke="#c9b75a" stroke-width="3.6"/><path d="${line}" stroke="#fff3b0" transform="translate(-1,-.6)"/></g>${joints.join('')}${tassels.join('')}`;
}

/** Its pole bows over the road; the sampian hangs at its tip, a drawing of its own because it sways. */
export const penjor = {
  viewBox: [-16, 34, 180, 440],
  defs: '',
  body: pole(
    [
      [6, 470],
      [-14, 150],
      [40, -10],
      [150, 58],
    ],
    12,
    0.95,
  ),
};
const strips = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map(
  (a) =>
    `<path d="M0,16C${a * 6 - 3},24 ${a * 7 - 2},40 ${a * 5},${62 - Math.abs(a) * 3}C${a * 5 + 3},44 ${a * 6 + 3},26 0,16Z" fill="${a % 2 ? '#f8ecb0' : '#dcc455'}" stroke="#8f8a3a" stroke-width=".5"/>`,
);
const rays = Array.from(
  { length: 12 },
  (_, m) =>
    `<path d="M0,20C-3.5,14 -3,9 0,5C3,9 3.5,14 0,20Z" transform="rotate(${m * 30} 0 20)" fill="${m % 2 ? '#b3271f' : '#f3c85a'}" stroke="#7a4a10" stroke-width=".4"/>`,
);
export const sampian = {
  viewBox: [-32, -8, 64, 102],
  defs: GOLD,
  body: `<path d="M0,0V16" stroke="#b9862a" stroke-width="1.6"/>${strips.join('')}${rays.join('')}<circle cy="20" r="5" fill="#fff7dc" stroke="#b9862a"/><circle cy="20" r="2" fill="#e0a526"/><path d="M-9,3L0,-7L9,3L4,1L0,5L-4,1Z" fill="url(#gold)" stroke="#7a5712" stroke-width=".5"/><path d="M0,60v22" stroke="#b9862a" stroke-width="1.5"/><path d="M-5,78h10l-2,14h-6z" fill="url(#gold)"/>`,
};

/** Petals at their points of the compass, with east above: white in the east, red in the south, yellow in the west, dark in the north. */
const QUARTERS = [
  ['#fffdf6', '#d9cdb6'],
  ['#d2372a', '#8f1f17'],
  ['#f5b921', '#b9791a'],
  ['#6b4a9c', '#46306b'],
];
function quarter([fill, edge], q) {
  return Array.from({ length: 7 }, (_, k) => {
    const angle = ((-90 + q * 90 + (k - 3) * 13.5) * Math.PI) / 180;
    const reach = 26.5 + (k % 2 ? 3 : -1);
    const petals = [0, 1, 2, 3, 4].map((m) => `<use href="#e" transform="rotate(${m * 72 + k * 17})"/>`);
    return `<g transform="translate(${round(reach * Math.cos(angle))},${round(reach * Math.sin(angle))})" fill="${fill}" stroke="${edge}" stroke-width=".5">${petals.join('')}<circle r="1.5" stroke="none" fill="${q === 2 ? '#a3530a' : '#f5c93c'}"/></g>`;
  }).join('');
}
const edge = Array.from({ length: 9 }, (_, k) => {
  const x = -34 + k * 8.5;
  return `<path d="M${x - 4.2},-34L${x},-42L${x + 4.2},-34Z" fill="${k % 2 ? '#cfd07a' : '#e9dd92'}" stroke="#7d8236" stroke-width=".6"/>`;
}).join('');
let plait = '';
for (let k = -32; k < 33; k += 6.5) plait += `M${k},-32.5L-32.5,${k}M${k},32.5L32.5,${k}`;
export const canang = {
  viewBox: [-43, -43, 86, 86],
  defs: `<g id="s">${edge}</g><ellipse id="e" cy="-3.6" rx="2.6" ry="4"/>`,
  body: `${[0, 90, 180, 270].map((turn) => `<use href="#s" transform="rotate(${turn})"/>`).join('')}<rect x="-36" y="-36" width="72" height="72" rx="3" fill="#c3bf62" stroke="#7d8236"/><rect x="-32.5" y="-32.5" width="65" height="65" fill="#e6dc94"/><path d="${plait}" stroke="#b3ae55" stroke-width="1.4" opacity=".7"/>${QUARTERS.map(quarter).join('')}<circle r="21.5" fill="#b9791a" opacity=".35" cy="1"/><circle r="22.5" fill="#fbf7ee" stroke="#b9862a"/>`,
};

/** The umbrella that gives shade to what is honoured. */
export const tedung = {
  viewBox: [-51, -56, 102, 208],
  defs: GOLD,
  body: '<path d="M-1.6,-6h3.2V150h-3.2Z" fill="url(#goldH)"/><path d="M-47,2Q0,14 47,2L49,26Q44,31 39,26.5Q34,32 29,27.5Q24,33 19,28.5Q14,34 9.5,29Q5,34 0,29Q-5,34 -9.5,29Q-14,34 -19,28.5Q-24,33 -29,27.5Q-34,32 -39,26.5Q-44,31 -49,26Z" fill="#fffaf0" stroke="#b9862a" stroke-width=".8"/><path d="M-48,12Q0,25 48,12L49,19Q0,32 -49,19Z" fill="url(#gold)"/><path d="M-44,29v8M-34,30v8M-24,31v8M-14,31.5v8M-5,32v8M5,32v8M14,31.5v8M24,31v8M34,30v8M44,29v8" stroke="#b9862a" stroke-width="1.1" stroke-dasharray="5 1 2"/><path d="M-48,3C-46,-14 -20,-22 0,-36C20,-22 46,-14 48,3Q0,16 -48,3Z" fill="url(#gold)"/><path d="M0,-36C-14,-22 -26,-10 -27,7.5M0,-36C-5,-22 -9,-8 -9,10M0,-36C5,-22 9,-8 9,10M0,-36C14,-22 26,-10 27,7.5" fill="none" stroke="#8f5c0c" stroke-width=".9" opacity=".7"/><path d="M-38,-3Q0,8 38,-3" fill="none" stroke="#fff4cf" stroke-width="1.6" stroke-dasharray="1 3.5" stroke-linecap="round"/><path d="M0,-54C3,-48 5,-46 3,-42C6,-40 5,-36 0,-35C-5,-36 -6,-40 -3,-42C-5,-46 -3,-48 0,-54Z" fill="url(#goldH)"/>',
};

/** The same seen near, its roof and its fringe; a word stands on the white cloth between them. */
export const canopy = {
  viewBox: [0, 0, 360, 132],
  defs: GOLD,
  body: '<path d="M180,2C184,10 187,14 184,20C188,23 187,30 180,31C173,30 172,23 176,20C173,14 176,10 180,2Z" fill="url(#goldH)"/><path d="M4,118C10,74 110,62 180,28C250,62 350,74 356,118Q180,144 4,118Z" fill="url(#gold)"/><path d="M180,28C120,64 84,90 80,127M180,28C158,66 148,96 148,130M180,28C202,66 212,96 212,130M180,28C240,64 276,90 280,127" fill="none" stroke="#8f5c0c" stroke-width="1.4" opacity=".7"/><path d="M24,104Q180,128 336,104" fill="none" stroke="#fff4cf" stroke-width="3" stroke-dasharray="1 7" stroke-linecap="round"/>',
};
/** The hem's fringe: it bows as the cloth does, and its drops hang straight. */
const bow = (x) => 46 * (1 - ((x - 180) / 180) ** 2) * 0.62;
const scallops = Array.from({ length: 30 }, (_, k) => {
  const [from, to] = [k * 12, k * 12 + 12];
  return `Q${from + 6},${round(bow(from + 6) + 13)} ${to},${round(bow(to))}`;
}).join('');
const drops = Array.from(
  { length: 29 },
  (_, k) => `M${12 * k + 12},${round(bow(12 * k + 12) + 1)}v${k % 2 ? 16 : 11}`,
).join('');
export const fringe = {
  viewBox: [0, -2, 360, 54],
  defs: '',
  body: `<path d="M0,0${scallops}" fill="none" stroke="#b9862a" stroke-width="2.2"/><path d="${drops}" stroke="#b9862a" stroke-width="1.5" stroke-dasharray="6 2 3 30"/>`,
};

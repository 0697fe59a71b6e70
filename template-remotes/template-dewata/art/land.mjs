/** Dawn over the island: Gunung Agung, the terraces of a subak, the sea with its jukung. */
import { below } from './random.mjs';

const mount = (y, fill, opacity, steep) =>
  `<path d="M-40,${y}C40,${y - 14} 90,${y - 40} 130,${y - 92 * steep}C150,${y - 124 * steep} 168,${y - 150 * steep} 186,${y - 152 * steep}C196,${y - 146 * steep} 204,${y - 150 * steep} 212,${y - 146 * steep}C232,${y - 116 * steep} 262,${y - 60} 320,${y - 30}C360,${y - 12} 400,${y - 6} 440,${y}V${y + 200}H-40Z" fill="${fill}" opacity="${opacity}"/>`;
const CLOUDS = [
  [60, 240, 120],
  [250, 262, 150],
  [-20, 300, 140],
  [300, 318, 120],
  [110, 332, 90],
];
const SUN =
  '<radialGradient id="sun"><stop stop-color="#fffbe6"/><stop offset=".16" stop-color="#fff0bd"/><stop offset=".3" stop-color="#ffdc8a" stop-opacity=".75"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/></radialGradient>';

/** A hill's edge from side to side: where it is high, in steps of 60. */
const hill = (heights, fill, more = '') => {
  const points = heights.map((y, k) => [-425 + k * (1240 / (heights.length - 1)), y]);
  const way = points
    .slice(1)
    .map(([x, y], k) => {
      const [fromX, fromY] = points[k];
      const half = (x - fromX) / 2;
      return `C${Math.round(fromX + half)},${fromY} ${Math.round(x - half)},${y} ${Math.round(x)},${y}`;
    })
    .join('');
  return `<path d="M${points[0].join(',')}${way}V700H-425Z" fill="${fill}"${more}/>`;
};
/** The same edge as the water of a terrace, seen against the light. */
const water = (heights) =>
  hill(heights, 'none', ' stroke="#ffe9bd" stroke-opacity=".62" stroke-width="1.6"').replace(/V700H-425Z/, '');
const raised = (heights, by) => heights.map((y, k) => Math.round(y + by + Math.sin(k * 1.9 + by) * 4));
const NEAR = [598, 606, 622, 612, 590, 604, 622, 616, 596, 606, 590];
const FAR = [570, 556, 574, 590, 574, 586, 594, 576, 560, 574, 556];
/** A coconut palm, its foot at 0/0. */
const palm = (x, y, scale, lean) =>
  `<g transform="translate(${x},${y}) scale(${scale})" fill="none" stroke-linecap="round"><path d="M0,4C${lean * 4},-20 ${lean * 10},-40 ${lean * 16},-62" stroke-width="3.4"/><g transform="translate(${lean * 16},-62)" stroke-width="2.6"><path d="M0,0C-8,-12 -22,-14 -32,-4M0,0C-10,-4 -22,2 -27,14M0,0C8,-12 22,-14 32,-4M0,0C10,-4 22,2 27,14M0,0C-4,-14 2,-22 10,-26M0,0C-2,-12 -12,-22 -20,-22"/></g></g>`;
const PALMS = [
  [-300, 606, 0.9, -1],
  [-270, 612, 0.7, 1],
  [-96, 608, 0.8, 1],
  [520, 602, 0.86, -1],
  [640, 600, 0.72, 1],
];

/** The lower part of the opening's sky; above it is plain. The mountain stands behind hills, and they go down in terraces. */
export const dawn = {
  viewBox: [-405, 210, 1200, 480],
  defs: SUN,
  body: `<g opacity=".55">${CLOUDS.map(([x, y, w]) => `<path d="M${x},${y}q${w * 0.25},-9 ${w * 0.5},-3t${w * 0.5},-1q-${w * 0.2},9 -${w * 0.5},8t-${w * 0.5},-4z" fill="#fff6df"/>`).join('')}</g><circle cx="195" cy="480" r="270" fill="url(#sun)"/><circle cx="195" cy="470" r="46" fill="#fff7d8"/>${mount(600, '#c29a94', 1, 1.25)}${hill(FAR, '#b18881')}<g stroke="#8a6662">${PALMS.map((each) => palm(...each)).join('')}</g>${[
    [0, '#9b7772'],
    [17, '#8a6b65'],
    [36, '#775e56'],
    [58, '#655248'],
    [84, '#54483c'],
  ]
    .map(([by, fill]) => hill(raised(NEAR, by), fill) + water(raised(NEAR, by)))
    .join('')}`,
};

/** Behind the title of the events: the sun beside the mountain. */
export const sunrise = {
  viewBox: [-40, 0, 480, 250],
  defs: SUN,
  body: `<circle cx="300" cy="128" r="130" fill="url(#sun)"/><circle cx="300" cy="120" r="27" fill="#fff6d2"/>${mount(236, '#d9b5a0', 0.75, 0.9)}`,
};

const GREENS = ['#c9b98a', '#a8a874', '#859a66', '#668758', '#4d7350', '#3c6048', '#2f4b3c'];
const contour = (k, lift) => {
  const y = 44 + k * 26 + k * k * 16 + lift;
  return `M0,${y}C${50 + k * 12},${y - 20 - k * 2} ${120 - k * 8},${y + 16} 195,${y + 4}S${320 - k * 10},${y - 22} 390,${y + 2 + k * 3}`;
};
export const terraces = {
  viewBox: [0, 0, 390, 800],
  defs: '',
  more: ' preserveAspectRatio="none"',
  body: GREENS.map(
    (green, k) =>
      `<path d="${contour(k, 0)}V800H0Z" fill="${green}"/><path d="${contour(k, 3)}" fill="none" stroke="#f8ecc4" stroke-opacity=".55" stroke-width="1.5" vector-effect="non-scaling-stroke"/>`,
  ).join(''),
};

const sown = below(21);
const blades = Array.from({ length: 34 }, () => {
  const at = `${Math.round(8 + sown(140))},${Math.round(12 + sown(150))}`;
  return `M${at}q-1,-5 -4,-8M${at}q0,-6 1,-10M${at}q1,-5 4,-7`;
}).join('');
export const rice = {
  viewBox: [0, 0, 160, 168],
  defs: '',
  body: `<path d="${blades}" stroke="#dfe6b4" stroke-opacity=".2" fill="none"/>`,
};

/** An outrigger with its sail furled, drawn up from the waterline at 0/0. */
const jukung = (x, y, scale) =>
  `<g transform="translate(${x},${y}) scale(${scale})"><path d="M-34,-9C-30,2 30,2 38,-12C30,10 -26,10 -34,-9Z" fill="#fbf7ee" stroke="#5a2a27" stroke-width="1.4"/><path d="M-30,-3C-10,5 18,5 33,-5" fill="none" stroke="#2f6a73" stroke-width="2.4"/><path d="M-20,9H26M-12,-2V9M14,-2V9" stroke="#5a2a27" stroke-width="1.6" fill="none" stroke-linecap="round"/><path d="M2,-1L6,-58" stroke="#5a2a27" stroke-width="1.8"/><path d="M6,-58L34,-14C22,-9 8,-9 -2,-12Z" fill="#f3c85a"/><path d="M6,-58L20,-36L3,-24Z" fill="#d2372a"/><path d="M6,-58L13,-47L4.500,-41Z" fill="#fbf7ee"/></g>`;
const glints = Array.from(
  { length: 40 },
  () => `M${Math.round(sown(480) - 40)},${Math.round(150 + sown(96))}h${Math.round(8 + sown(26))}`,
).join('');
export const sea = {
  viewBox: [-40, 0, 480, 252],
  defs: `${SUN}<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f9e2bd" stop-opacity="0"/><stop offset=".35" stop-color="#f9dcae"/><stop offset="1" stop-color="#f0a877"/></linearGradient><linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#e3a27c"/><stop offset=".35" stop-color="#9b8f86"/><stop offset="1" stop-color="#44685f"/></linearGradient>`,
  more: ' preserveAspectRatio="xMidYMax slice"',
  body: `<rect x="-40" width="480" height="142" fill="url(#sky)"/><circle cx="196" cy="140" r="120" fill="url(#sun)"/><path d="M164,140a32,32 0 0 1 64,0z" fill="#fff6d2"/><path d="M-40,140C0,136 30,120 66,112C92,106 112,128 150,138L160,140Z" fill="#b98a86"/><path d="M260,140C320,136 350,128 440,130V140Z" fill="#b98a86" opacity=".7"/><rect x="-40" y="140" width="480" height="112" fill="url(#water)"/><path d="M170,146h52M176,156h40M164,168h64M180,180h30M172,194h46" stroke="#fff2cf" stroke-width="3" stroke-linecap="round" opacity=".7"/><path d="${glints}" stroke="#fff2cf" stroke-opacity=".34" stroke-width="1.4" stroke-linecap="round"/>${jukung(84, 196, 1.15)}${jukung(300, 172, 0.8)}${jukung(366, 160, 0.5)}`,
};

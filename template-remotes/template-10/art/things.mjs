/** The bottle, shells, islands and the compass of the chart. */
import { cubic, gradient, ink, polygon, round, seeded, taper } from './ink.mjs';
import { rope, strand } from './rope.mjs';

const GLASS =
  'M-150-34C-150-50-140-54-128-54L62-54C84-54 92-30 116-22C124-20 130-20 136-20L136,20C130,20 124,20 116,22C92,30 84,54 62,54L-128,54C-140,54-150,50-150,34Z';

/** A message in a bottle, lying; the words stand on the paper from (−122, −37) to (48, 39). */
const CORK =
  '<path d="M141-16L166-19C171-19 172-14 172,0C172,14 171,19 166,19L141,16Z" fill="#d9b07c" stroke="#17495a" stroke-width="1.4"/><path d="M148-12l3,3M158-8l4,2M150,4l4,3M160,8l3-2M147,11l3-1M163-14l3,1" stroke="#8c6a3c" stroke-width="1.6" stroke-linecap="round"/>';

/** The cork by itself: it flies when the opening is tapped. */
export const cork = () => ({ box: [139, -21, 35, 42], content: CORK });

export const bottle = (isCorked = true) => ({
  box: [-156, -60, 336, 120],
  content: `<defs>${gradient('l', [
    [0, '#e9fbf7', 0.92],
    [0.35, '#a9dcd6', 0.55],
    [0.75, '#5fa9ab', 0.6],
    [1, '#2f7f88', 0.85],
  ])}${gradient('p', [
    [0, '#fffaf0'],
    [0.7, '#fbeeda'],
    [1, '#f3e2c6'],
  ])}${strand('s', 8)}</defs><path d="${GLASS}" fill="url(#l)"/><path d="M-126-42C-132-42-135-37-135-29L-135,31C-135,39-132,43-126,43L58,43C64,43 67,38 67,30L67-30C67-38 64-42 58-42Z" fill="url(#p)"/><path d="M58-42C66-42 70-34 70,1C70,36 66,43 58,43C50,43 50,26 50,2C50-22 50-42 58-42Z" fill="#f3e0c0"/><path d="M59-33C64-33 65-20 65,2C65,26 63,36 59,36C55,36 56,20 56,4C56-12 56-20 62-18" fill="none" stroke="#c9a46c" stroke-width="1.3"/><path d="${GLASS}" fill="none" stroke="#17495a" stroke-width="1.6"/><path d="M-136-47C-110-50 20-51 58-48C72-46 82-35 94-26C82-30 70-41 56-44C10-46-100-46-136-44Z" fill="#fff" opacity=".85"/><path d="M-142-20C-144,0-143,16-141,26" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".7"/><path d="M-120,48.5C-60,51 20,51 60,47" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".5"/><path d="M133-24h9v48h-9c-4-3-4-45 0-48Z" fill="#bfe5df" stroke="#17495a" stroke-width="1.6"/>${isCorked ? CORK : ''}${rope(cubic([110, -26], [104, -12], [104, 12], [110, 26]), 8, 's')}${rope(cubic([118, -24], [112, -10], [112, 12], [118, 24]), 8, 's')}`,
});

const OUTLINE = '#8c5a40';

/** A fan of ribs. */
export const scallop = (fill) =>
  `<path d="M-5,11L-9,14C-6,17 6,17 9,14L5,11Z" fill="${fill}" stroke="${OUTLINE}"/><path d="M0,12C-10,8-20-2-18-10C-16-13-13-13-11-14C-9-18-6-18-4-18.6C-2-20 2-20 4-18.6C6-18 9-18 11-14C13-13 16-13 18-10C20-2 10,8 0,12Z" fill="${fill}" stroke="${OUTLINE}" stroke-width="1.1"/><path d="M0,10V-18M0,10C-4,0-7-8-8-15M0,10C4,0 7-8 8-15M0,10C-8,3-13-4-15-11M0,10C8,3 13-4 15-11" stroke="${OUTLINE}" fill="none"/>`;

const turret = (fill) =>
  `<path d="M-16,15C-9,16 3,13 9,6C15-1 17-11 17-19C9-17-4-12-11-5C-16,1-18,9-16,15Z" fill="${fill}" stroke="${OUTLINE}" stroke-width="1.1"/><path d="M12-17C14-12 12-9 9-7M6-15C10-9 7-3 3,0M-1-11C5-4 2,4-4,7M-8-7C-1,0-4,9-11,12" fill="none" stroke="${OUTLINE}"/><path d="M-16,15C-14,9-11,6-7,6C-8,11-11,15-16,15Z" fill="#fff6e8" stroke="${OUTLINE}" stroke-width=".8"/>`;

const nautilus = (fill) =>
  `<path d="M18,2C18,12 9,17-1,17C-12,17-18,9-18,0C-18-9-11-16-2-16C6-16 11-10 11-4C11,2 7,6 2,6C-2,6-5,3-5,0C-5-3-3-5 0-5" fill="${fill}" stroke="${OUTLINE}" stroke-width="1.1" stroke-linecap="round"/><path d="M18,2C14,4 12,3 11-4M9,13C7,9 6,8 2,6M-4,17C-4,12-3,9-1,6M-15,10C-11,8-7,6-4,3M-17-4C-12-4-8-3-5-1M-10-13C-8-9-6-7-3-4" fill="none" stroke="${OUTLINE}"/>`;

const star = (fill) => {
  const arm = (index) => {
    const at = (turn, far) => {
      const angle = ((index + turn) / 5) * 2 * Math.PI - Math.PI / 2;
      return `${round(Math.cos(angle) * far)},${round(Math.sin(angle) * far)}`;
    };
    return `${index ? 'L' : 'M'}${at(-0.14, 15)}Q${at(0, 23)} ${at(0.14, 15)}Q${at(0.36, 8)} ${at(0.5, 7.5)}Q${at(0.64, 8)} ${at(0.86, 15)}`;
  };
  const dots = Array.from({ length: 15 }, (_, index) => {
    const angle = ((index % 5) / 5) * 2 * Math.PI - Math.PI / 2;
    const far = 4.5 + 4.6 * Math.floor(index / 5);
    return `M${round(Math.cos(angle) * far)},${round(Math.sin(angle) * far)}h.1`;
  });
  return `<path d="${[0, 1, 2, 3, 4].map(arm).join('')}Z" fill="${fill}" stroke="${OUTLINE}" stroke-width="1.1" stroke-linejoin="round"/><path d="${dots.join('')}" stroke="${OUTLINE}" stroke-width="1.6" stroke-linecap="round"/>`;
};

export const SHELLS = {
  'shell-scallop.svg': { box: [-22, -22, 44, 44], content: scallop('#f3b596') },
  'shell-turret.svg': { box: [-22, -22, 44, 44], content: turret('#f7d9bd') },
  'shell-nautilus.svg': { box: [-22, -22, 44, 44], content: nautilus('#d7ecea') },
  'shell-star.svg': { box: [-22, -22, 44, 44], content: star('#f2c879') },
  'shells.svg': {
    box: [-60, -26, 120, 48],
    content: `<g transform="rotate(14) scale(1.1)">${scallop('#f3b596')}</g><g transform="translate(-42,6) rotate(-28) scale(.58)">${scallop('#f7d9bd')}</g><g transform="translate(42,6) rotate(40) scale(.5)">${scallop('#d7ecea')}</g>`,
  },
};

/** A shore line round a middle, `scale` of its size. */
function shore(seed, scale) {
  const random = seeded(seed);
  const bumps = [2, 3, 5, 7].map((waves) => ({
    waves,
    high: (0.24 * random()) / Math.sqrt(waves),
    from: random() * 6.3,
  }));
  return Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * 2 * Math.PI;
    const far =
      34 * scale * (1 + bumps.reduce((sum, { waves, high, from }) => sum + high * Math.sin(angle * waves + from), 0));
    return [Math.cos(angle) * far * 1.15, Math.sin(angle) * far * 0.82];
  });
}

/** An island of a sea chart: soundings around it, its hills hatched. */
export function island(seed) {
  const random = seeded(seed + 4);
  const ring = (scale, look) => `<path d="${polygon(shore(seed, scale))}Z" ${look}/>`;
  let hills = '';
  for (let index = 0; index < 7; index++) {
    const [x, y] = [(random() - 0.5) * 34, (random() - 0.5) * 20];
    hills += ink(cubic([x - 6, y + 3], [x - 3, y - 4], [x + 3, y - 4], [x + 6, y + 3], 8), taper(0.9), 5);
  }
  return {
    box: [-64, -50, 128, 100],
    content: `${ring(1.5, 'fill="#c9e5e2" opacity=".55"')}${ring(1.24, 'fill="#a9d3d2" opacity=".6"')}${ring(1, 'fill="#f3dfba" stroke="#17495a" stroke-width="1.2"')}${ring(0.7, 'fill="#cfd8a8" opacity=".8"')}<path d="${hills}" fill="#17495a"/>`,
  };
}

export function compass() {
  const ray = (angle, far, wide) =>
    `<g transform="rotate(${angle})"><path d="M0,${-far}L${wide},${-wide}L0,0Z" fill="#1f5a68"/><path d="M0,${-far}L${-wide},${-wide}L0,0Z" fill="#fffdf8" stroke="#1f5a68" stroke-width=".8"/></g>`;
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const angle = (index / 72) * 2 * Math.PI;
    const from = index % 9 === 0 ? 45 : 48;
    return `M${round(Math.cos(angle) * from)},${round(Math.sin(angle) * from)}L${round(Math.cos(angle) * 51)},${round(Math.sin(angle) * 51)}`;
  });
  return {
    box: [-60, -66, 120, 126],
    content: `<circle r="54" fill="none" stroke="#1f5a68" stroke-width="1.2"/><circle r="51" fill="none" stroke="#1f5a68" stroke-width=".6"/><path d="${ticks.join('')}" stroke="#1f5a68" stroke-width=".8"/>${[45, 135, 225, 315].map((angle) => ray(angle, 30, 6)).join('')}${[0, 90, 180, 270].map((angle) => ray(angle, 46, 8.5)).join('')}<path d="M0-64l4,9h-8Z" fill="#e4795a"/><circle r="3.4" fill="#e4795a"/>`,
  };
}

/** A buoy on the tide. */
export const buoy = (fill) => ({
  box: [-12, -21, 24, 28],
  content: `<path d="M-10,1C-10-8-5-11 0-11C5-11 10-8 10,1C10,7-10,7-10,1Z" fill="${fill}" stroke="#17495a" stroke-width="1.3"/><path d="M-9.8-1.5C-5,1 5,1 9.8-1.5L10,1.5C5,4-5,4-10,1.5Z" fill="#fffaf2"/><path d="M0-11v-5" stroke="#17495a" stroke-width="1.6"/><circle cy="-17.5" r="2" fill="#17495a"/>`,
});

import { dice, dots, round, STAR, star, svg } from './drawing.mjs';

const COLOURS = ['#dfe6ff', '#8fa6e8', '#f4ebcb', '#fff'];

/** What a night's exposure shows: arcs around the pole. */
export function trails() {
  const roll = dice(7);
  const paths = new Map();
  for (let index = 0; index < 330; index++) {
    const radius = 26 + roll() ** 0.72 * 560;
    const from = roll() * 2 * Math.PI;
    const length = (0.12 + roll() * 0.5) * (radius < 150 ? 1.3 : 1);
    const shade = Math.ceil((0.1 + roll() * 0.42) * (radius < 168 ? 0.42 : 1) * 8) / 8;
    const key = `stroke="${COLOURS[Math.floor(roll() * 4)]}" stroke-width="${roll() < 0.15 ? 1.3 : 0.7}" opacity="${shade}"`;
    const at = (angle) => `${round(radius * Math.cos(angle))},${round(radius * Math.sin(angle))}`;
    const arc = `M${at(from)}A${round(radius)},${round(radius)} 0 0 1 ${at(from + length)}`;
    paths.set(key, (paths.get(key) ?? '') + arc);
  }
  const drawn = [...paths].map(([look, d]) => `<path ${look} d="${d}"/>`).join('');
  return svg(-600, -600, 1200, 1200, `<g fill="none" stroke-linecap="round">${drawn}</g>`);
}

/** Stars of three sizes; the tile repeats. */
export function starfield() {
  const roll = dice(31);
  const some = (count) => Array.from({ length: count }, () => [roll() * 390, roll() * 844]);
  return svg(
    0,
    0,
    390,
    844,
    `<g stroke-linecap="round" fill="none">${dots(some(84), 1, 'stroke="#dfe6ff" opacity=".4"')}${dots(some(30), 1.1, 'stroke="#8fa6e8" opacity=".6"')}${dots(some(16), 1.7, 'stroke="#fff" opacity=".5"')}${dots(some(10), 2.1, 'stroke="#f4ebcb" opacity=".6"')}</g>`,
  );
}

const MOUNTAIN =
  'M-230,700L-150,672 -80,656 -30,648 0,646 30,634 52,626 78,608 100,592 112,584 122,577 131,579 142,584 150,585 158,579 168,576 180,580 196,582 214,590 232,602 262,616 300,630 340,636 362,632 390,630 440,640 500,652 580,670 660,700Z';
const SHADOWS =
  'M122,577L131,579 142,584 136,594 141,606 128,618 132,632 112,650 108,630 118,612 114,600ZM168,576L180,580 196,582 214,590 232,602 262,616 300,630 262,640 238,622 218,626 206,606 190,612 180,594 172,598ZM78,608L100,592 96,606 102,616 84,634 60,648 40,646 62,630Z';
const CREST = 'M78,608L100,592 112,584 122,577 131,579 142,584 150,585 158,579 168,576 180,580 196,582 214,590 232,602';
const mountain = `<linearGradient id="m" x2="0" y2="1"><stop stop-color="#3d5094"/><stop offset=".5" stop-color="#5a6aa8"/><stop offset="1" stop-color="#7d87b8"/></linearGradient><path d="${MOUNTAIN}" fill="url(#m)"/><path d="${SHADOWS}" fill="#24346f" opacity=".5"/><path d="${CREST}" fill="none" stroke="#c7d1f4" stroke-width=".8" opacity=".7"/>`;

const WIDE = [-1170, 1560]; // the picture's left and right edge; a phone sees 0 to 390
const across = (step, y) => {
  let path = '';
  for (let x = WIDE[0]; x <= WIDE[1]; x += step) path += `L${x},${round(y(x))}`;
  return `M${WIDE[0]},700${path}V700Z`;
};
const ridge = (level, height, seed) => {
  const roll = dice(seed);
  // waves that join at both edges
  const wave = (x, times, shift) => Math.sin((x * 2 * Math.PI * times) / 2730 + shift);
  return across(
    10,
    (x) =>
      level - height * (wave(x, 7, seed) * 0.5 + wave(x, 16, seed * 2) * 0.22 + wave(x, 3, seed) * 0.6) + roll() * 1.6,
  );
};

function tree(height) {
  const tiers = [1, 2, 3, 4, 5];
  const side = (sign, order) =>
    order
      .map((tier) => {
        const [w, y] = [(height * 0.26 * tier) / 5, (height * tier) / 5 - height];
        const [outer, inner] = [`${round(sign * w)},${round(y)}`, `${round(sign * w * 0.45)},${round(y - 1)}`];
        return sign > 0 ? `L${outer}L${inner}` : `L${inner}L${outer}`;
      })
      .join('');
  return `M0,${-height}${side(1, tiers)}${side(-1, tiers.toReversed())}Z`;
}

/** The ridge with its wood, without the observatory. */
function wood() {
  const roll = dice(21);
  const HEIGHTS = [10, 17, 23, 29, 35, 41];
  const kinds = HEIGHTS.map((height, index) => `<path id="t${index}" d="${tree(height)}"/>`).join('');
  let trees = '';
  for (let x = WIDE[0]; x < WIDE[1]; x += 4 + roll() * 5) {
    const isByDome = Math.abs(x - 228) < 46;
    const kind = isByDome ? 0 : Math.min(5, 1 + Math.floor(roll() ** 1.4 * 5));
    trees += `<use href="#t${kind}" x="${Math.round(x)}" y="${Math.round(679 + roll() * 4)}"/>`;
  }
  return `<defs>${kinds}</defs>${trees}`;
}

const OBSERVATORY =
  '<g transform="translate(228,674)"><circle cy="-22" r="66" fill="url(#h)" opacity=".2"/><path d="M-33,2V-22H33V2Z" fill="#0b1430"/><path d="M-36,-22H36V-27H-36Z" fill="#111d47" stroke="#8fa6e8" stroke-width=".7"/><path d="M-32,-27A32,33 0 0 1 32,-27Z" fill="#15224f" stroke="#cfd9fb" stroke-width=".9"/><path d="M-32,-27A32,33 0 0 1 0,-60" fill="none" stroke="#fff" stroke-width="1.1" opacity=".7"/><path d="M3,-27Q3,-50 2,-60Q9,-60.5 15,-56.5Q21,-44 21,-27Z" fill="#f4e3a8"/><path d="M7,-33L22,-62L28,-59L14,-30Z" fill="#0b1430"/><path d="M21.4,-63l8,4" stroke="#cfd9fb" stroke-width="1.6"/><path d="M5,-27h13v-3h-13z" fill="#0b1430"/><path d="M-24,-27A26,30 0 0 1 -2,-59M-12,-27A18,31 0 0 1 1,-59" fill="none" stroke="#6f86cf" stroke-width=".6"/><g fill="#f4e3a8"><path d="M-24,-15h6v9h-6zM-11,-15h6v9h-6zM18,-15h6v9h-6z"/><path d="M2,2V-13a4,4 0 0 1 8,0V2Z"/></g></g>';

/** The mountain at Lembang with its observatory; it joins itself at both edges. */
export const horizon = () =>
  svg(
    WIDE[0],
    570,
    WIDE[1] - WIDE[0],
    130,
    `${STAR}${mountain}<path d="${ridge(650, 12, 3)}" fill="#1d2b5e"/><path d="${ridge(670, 9, 5)}" fill="#121d45"/><g fill="#0b1430">${wood()}<path d="${across(30, (x) => 676 - 4 * Math.cos((x - 195) / 62))}"/></g>${OBSERVATORY}`,
  );

/** The sun goes down beside the mountain. 1170 wide, a phone sees the middle third. */
export function dusk() {
  let rays = '';
  let thin = '';
  for (let index = 0; index < 32; index++) {
    const angle = Math.PI + (index * Math.PI) / 31;
    const at = (radius, turned = 0) =>
      `${round(84 + radius * Math.cos(angle + turned))},${round(262 + radius * Math.sin(angle + turned))}`;
    if (index % 2) thin += `M${at(33)}L${at(58)}`;
    else rays += `M${at(32, -0.07)}Q${at(44, 0.05)} ${at(66)}Q${at(46, 0.1)} ${at(32, 0.07)}Z`;
  }
  return svg(
    -390,
    120,
    1170,
    150,
    `<defs><radialGradient id="g"><stop stop-color="#ffe9b8" stop-opacity=".9"/><stop offset=".4" stop-color="#f3bd8a" stop-opacity=".4"/><stop offset="1" stop-color="#f3bd8a" stop-opacity="0"/></radialGradient></defs><circle cx="84" cy="262" r="130" fill="url(#g)"/><path d="${rays}" fill="#ffe9b8"/><path d="${thin}" stroke="#ffe9b8"/><circle cx="84" cy="262" r="28" fill="#ffe3a6"/><circle cx="84" cy="262" r="24" fill="none" stroke="#c98d5a" stroke-width=".9"/><g transform="translate(46,-376)">${mountain}</g><path d="M-390,262L-300,240 -240,252 -150,236 -60,256 0,262H-390ZM392,262L470,244 540,254 640,230 700,246 780,240V262Z" fill="#33427f"/><path d="M-390,262L-250,252 -120,258 0,254 60,258 130,252 190,247 250,254 320,257 390,250 520,256 660,248 780,256V270H-390Z" fill="#0b1430"/>`,
  );
}

/** The band of the Milky Way, from edge to edge. */
export function milkyWay() {
  const roll = dice(5);
  const bell = () => roll() + roll() + roll() + roll() - 2;
  const along = (count, spread) =>
    Array.from({ length: count }, () => {
      const x = roll() * 900;
      // the rift: dust hides what lies in the middle
      const away = bell() * spread;
      return [x, 150 + (away + Math.sign(away) * 7 * Math.abs(Math.sin(x / 130)))];
    });
  return svg(
    0,
    0,
    900,
    300,
    `<defs><radialGradient id="c"><stop stop-color="#aebdf6" stop-opacity=".34"/><stop offset=".5" stop-color="#7f97e0" stop-opacity=".14"/><stop offset="1" stop-color="#7f97e0" stop-opacity="0"/></radialGradient></defs><ellipse cx="450" cy="150" rx="520" ry="96" fill="url(#c)"/><ellipse cx="520" cy="146" rx="300" ry="60" fill="url(#c)"/><g stroke-linecap="round" fill="none" stroke="#e7ecff">${dots(along(620, 54), 0.9, 'opacity=".5"')}${dots(along(190, 62), 1.3, 'opacity=".8"')}${dots(along(34, 70), 2, 'stroke="#f4ebcb" opacity=".9"')}</g>`,
  );
}

/** A single star with its halo. */
export const spark = () => svg(-26, -26, 52, 52, `${STAR}${star(0, 0, 10)}`);

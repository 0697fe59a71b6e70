/** What an album is glued together from. Every pen begins anew from its seed, so a drawing never depends on another. */
export const INK = '#3a2f28';
export const round = (value) => String(Number(value.toFixed(1)));

export function pen(seed) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Fibres of paper, gathered by colour so that thousands of points stay few bytes. */
export function fibres({ width, height, count, colours, strength, seed }) {
  const next = pen(seed);
  const groups = new Map();
  for (let index = 0; index < count; index++) {
    const [x, y, length, turn] = [next() * width, next() * height, 4 + next() * 13, next() * 6.28];
    const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length];
    const bend = `q${round(dx / 2 + next() * 4)},${round(dy / 2 + next() * 4)} ${round(dx)},${round(dy)}`;
    const key = `stroke="${colours[next() > 0.55 ? 0 : 1]}" stroke-width="${next() > 0.5 ? 0.9 : 0.5}" opacity="${round(strength * (next() > 0.5 ? 1.1 : 0.5))}"`;
    groups.set(key, `${groups.get(key) ?? ''}M${round(x)},${round(y)}${bend}`);
  }
  return [...groups].map(([key, d]) => `<path d="${d}" ${key} fill="none"/>`).join('');
}

/** A piece of paper torn off on every side. */
export function torn({ width, height, depth, seed }) {
  const next = pen(seed);
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  let d = '';
  corners.forEach(([x0, y0], side) => {
    const [x1, y1] = corners[(side + 1) % 4];
    const steps = Math.round(Math.hypot(x1 - x0, y1 - y0) / 7);
    for (let step = 0; step < steps; step++) {
      const along = step / steps;
      const out = (next() - 0.5) * 2 * depth;
      const point = [x0 + (x1 - x0) * along + (y1 === y0 ? 0 : out), y0 + (y1 - y0) * along + (x1 === x0 ? 0 : out)];
      d += `${d ? 'L' : 'M'}${point.map(round).join(',')}`;
    }
  });
  return `${d}Z`;
}

/** Masking tape, 92 × 26, cut with zigzag scissors. */
export function tape(pattern, paper) {
  const teeth = Array.from({ length: 5 }, () => 'l-2.3,2.6l2.3,2.6').join('');
  const back = Array.from({ length: 5 }, () => 'l2.3,-2.6l-2.3,-2.6').join('');
  const d = `M3,2H95${teeth}H3${back}Z`;
  return (
    `<defs>${pattern}</defs><path d="${d}" fill="${INK}" opacity=".16" transform="translate(.5,2)"/>` +
    `<path d="${d}" fill="${paper}" opacity=".9"/><path d="M5,7.200H93" stroke="#fff" stroke-width="4" opacity=".22"/>`
  );
}

const PETAL = 'M0,-3C-9,-8 -13,-20 -9,-29C-7,-33 -4,-30 -2,-33C0,-30 3,-33 5,-31C8,-33 12,-24 10,-17C8,-10 4,-6 0,-3Z';
const VEINS = 'M0,-5C-1,-14 0,-22 0,-30M-1,-8C-4,-15 -6,-21 -6,-28M1,-8C4,-15 6,-20 7,-27';
const POLLEN = ['#e9b949', '#c78a25', '#7a4a1c'];

/** A pressed flower; `petal` names its gradient. */
export function flower({ x, y, radius, turn = 0, petal, vein, seed }) {
  const next = pen(seed);
  const petals = Array.from({ length: 8 }, (_, index) => {
    const size = round(0.9 + next() * 0.18);
    return `<g transform="rotate(${round(index * 45 + next() * 8)}) scale(${size})"><path d="${PETAL}" fill="url(#${petal})" opacity=".86"/><path d="${VEINS}" stroke="${vein}" stroke-width=".7" fill="none" opacity=".6"/></g>`;
  });
  const dots = Array.from({ length: 26 }, () => {
    const [angle, far] = [next() * 6.28, next() * 5.5];
    return `<circle cx="${round(Math.cos(angle) * far)}" cy="${round(Math.sin(angle) * far)}" r="1.2" fill="${POLLEN[Math.floor(next() * 3)]}"/>`;
  });
  return `<g transform="translate(${x},${y}) rotate(${turn}) scale(${round(radius / 33)})">${petals.join('')}${dots.join('')}</g>`;
}

const petalPaint = (id, [heart, middle, rim]) =>
  `<radialGradient id="${id}" cx="0" cy="0" r="30" gradientUnits="userSpaceOnUse"><stop stop-color="${heart}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${rim}"/></radialGradient>`;
export const PETALS = `<defs>${petalPaint('coral', ['#c24e4e', '#e58b73', '#f2b49c'])}${petalPaint('lilac', ['#7f77a8', '#a9a3cf', '#d5d0ea'])}</defs>`;
export const CORAL = { petal: 'coral', vein: '#a03a36' };
export const LILAC = { petal: 'lilac', vein: '#5d558c' };

/** Stalks with leaves at `[x, y, turn, size]`. */
export function stalk(d, leaves) {
  const drawn = leaves.map(
    ([x, y, turn, size]) =>
      `<g transform="translate(${x},${y}) rotate(${turn}) scale(${size})"><path d="M0,0C6,-7 8,-20 0,-32C-8,-20 -6,-7 0,0Z" fill="#6f7f55" opacity=".88"/><path d="M0,0V-28M0,-8l4,-5M0,-8l-4,-5M0,-15l4,-5M0,-15l-4,-5" stroke="#4c5a38" stroke-width=".7" fill="none"/></g>`,
  );
  return `<path d="${d}" stroke="#6f7f55" stroke-width="2" fill="none" stroke-linecap="round"/>${drawn.join('')}`;
}

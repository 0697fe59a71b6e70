/**
 * The drawings of Tanah as functions that return SVG. Every one takes its randomness from a seed, so that the same
 * script always draws the same leaves.
 */
const LEAF_TONES = [
  ['#6d7148', '#8d8f62'],
  ['#59603c', '#7c8055'],
  ['#7f8257', '#a5a57c'],
  ['#4d5434', '#6d7148'],
];

export const round = (value) => Number(value.toFixed(1));

export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Points of a figure turned by `degrees`, scaled and moved: leaves are written where they stand, without transforms. */
function placed({ x, y, degrees, scale = 1 }) {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return (px, py) => `${round(x + px * cos - py * sin)},${round(y + px * sin + py * cos)}`;
}

function leaf(at, length, [dark, light]) {
  const width = length * 0.15;
  const right = `${at(0, 0)}C${at(width * 1.5, -length * 0.3)} ${at(width, -length * 0.75)} ${at(0, -length)}`;
  const left = `C${at(-width, -length * 0.75)} ${at(-width * 1.5, -length * 0.3)} ${at(0, 0)}Z`;
  return `<path fill="${dark}" d="M${right}${left}"/>${light ? `<path fill="${light}" d="M${right}Z"/>` : ''}`;
}

/** A branch of an olive tree. With `shade` it is only its shadow, in that colour. */
export function branch(
  random,
  { x, y, degrees, length, pairs = 9, bend = 26, leafSize = 34, scale = 1, stroke = 2, shade },
) {
  const tone = () => (shade ? [shade] : LEAF_TONES[Math.floor(random() * LEAF_TONES.length)]);
  const at = placed({ x, y, degrees, scale });
  const nodes = Array.from({ length: pairs }, (_, index) => {
    const t = (index + 1) / pairs;
    return { px: Math.sin(t * 1.7) * bend * t, py: -length * t, t };
  });
  const stem = nodes.map(({ px, py }) => `L${at(px, py)}`).join('');
  let leaves = '';
  for (const { px, py, t } of nodes) {
    for (const side of [-1, 1]) {
      const size = leafSize * (1 - 0.42 * t) * (0.8 + random() * 0.4);
      const turned = placed({
        ...pointOf(at(px, py)),
        degrees: degrees + side * (38 + random() * 26) + px * 0.3,
        scale,
      });
      leaves += leaf(turned, size, tone());
    }
    if (!shade && random() < 0.3)
      leaves += olive(pointOf(at(px + (random() < 0.5 ? -8 : 8), py + 7)), degrees + random() * 40 - 20, scale);
  }
  const last = nodes.at(-1);
  leaves += leaf(placed({ ...pointOf(at(last.px, last.py)), degrees: degrees + 8, scale }), leafSize * 0.62, tone());
  return `<path fill="none" stroke="${shade ?? '#6b5a3c'}" stroke-width="${round(stroke * scale)}" stroke-linejoin="round" d="M${at(0, 0)}${stem}"/>${leaves}`;
}

const pointOf = (pair) => {
  const [x, y] = pair.split(',').map(Number);
  return { x, y };
};

function olive({ x, y }, degrees, scale) {
  const turn = `transform="rotate(${round(degrees)} ${x} ${y})"`;
  return `<g ${turn}><ellipse cx="${x}" cy="${y}" rx="${round(4 * scale)}" ry="${round(5.6 * scale)}" fill="#5b3a33"/><ellipse cx="${round(x - 1.2)}" cy="${round(y - 1.8)}" rx="1.1" ry="1.8" fill="#c9a08a" opacity=".7"/></g>`;
}

const BOUGHS = [
  [-3, -20, -66, 74, -30],
  [6, -30, 62, 78, 34],
  [-4, -30, -40, 104, -34],
  [8, -44, 34, 104, 30],
  [-2, -34, -20, 136, 26],
  [6, -40, 10, 150, -30],
  [0, -10, -84, 54, -12],
  [4, -14, 82, 52, 14],
  [2, -50, -4, 96, 30],
];

export function tree(random, { x, y, scale }) {
  const at = placed({ x, y, degrees: 0, scale });
  const trunk = `M${at(-3, 30)}C${at(-5, 10)} ${at(2, -6)} ${at(-4, -34)}M${at(2, 30)}C${at(6, 6)} ${at(-2, -10)} ${at(8, -48)}`;
  const boughs = BOUGHS.map(([bx, by, degrees, length, bend]) =>
    branch(random, { ...pointOf(at(bx, by)), degrees, length, bend, scale, pairs: 7, leafSize: 37, stroke: 1.7 }),
  );
  return `<path fill="none" stroke="#5d4630" stroke-width="${round(3.4 * scale)}" stroke-linecap="round" d="${trunk}"/>${boughs.join('')}`;
}

export const CLAY = { dark: '#9c5434', mid: '#b96a44', lit: '#dd9a6c' };
export const PALE_CLAY = { dark: '#8d4a2c', mid: '#c98358', lit: '#efbf92' };
export const DEEP_CLAY = { dark: '#5e2713', mid: '#8f4529', lit: '#b96a44' };

/** A painted jar that stands at (x, y), `height` tall. `id` names its gradient. */
export function jar({ x, y, height: h, tones: { dark, mid, lit }, id }) {
  const w = h * 0.36;
  const n = (value) => round(value);
  const arches = Array.from({ length: 8 }, (_, index) => {
    const u = (index - 3.5) / 4;
    const ax = Math.sin(u * 1.25) * w * 1.03;
    const aw = w * 0.24 * Math.cos(u * 1.2);
    return `M${n(ax - aw / 2)},${n(-h * 0.425 - u * u * h * 0.03)}v${n(-h * 0.06)}a${n(aw / 2)},${n(h * 0.05)} 0 0 1 ${n(aw)},0v${n(h * 0.06)}`;
  }).join('');
  return `<linearGradient id="${id}"><stop stop-color="${dark}"/><stop offset=".28" stop-color="${mid}"/><stop offset=".66" stop-color="${lit}"/><stop offset=".86" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></linearGradient><g transform="translate(${n(x)},${n(y)})"><ellipse cx="${n(-h * 0.26)}" cy="-2" rx="${n(w * 1.5)}" ry="${n(h * 0.055)}" fill="#3a150a" opacity=".28"/><path fill="url(#${id})" d="M${n(-w * 0.46)},0C${n(-w * 1.05)},${n(-h * 0.3)} ${n(-w * 1.28)},${n(-h * 0.66)} ${n(-w * 0.62)},${n(-h * 0.86)}L${n(-w * 0.6)},${n(-h * 0.95)}H${n(w * 0.6)}L${n(w * 0.62)},${n(-h * 0.86)}C${n(w * 1.28)},${n(-h * 0.66)} ${n(w * 1.05)},${n(-h * 0.3)} ${n(w * 0.46)},0Z"/><path fill="url(#${id})" d="M${n(-w * 0.72)},${n(-h)}H${n(w * 0.72)}a3,3 0 0 1 0,${n(h * 0.07)}H${n(-w * 0.72)}a3,3 0 0 1 0,${n(-h * 0.07)}Z"/><path d="M${n(-w * 0.72)},${n(-h * 0.925)}H${n(w * 0.72)}" stroke="#5e2713" stroke-opacity=".5" stroke-width="1.5"/><path fill="none" stroke="#fbe6cc" stroke-opacity=".75" stroke-width="${n(h * 0.014)}" d="M${n(-w)},${n(-h * 0.64)}Q0,${n(-h * 0.575)} ${n(w)},${n(-h * 0.64)}M${n(-w * 1.03)},${n(-h * 0.46)}Q0,${n(-h * 0.39)} ${n(w * 1.03)},${n(-h * 0.46)}${arches}"/></g>`;
}

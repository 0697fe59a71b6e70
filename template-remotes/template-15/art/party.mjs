import { f, glow, gradient, seeded, times } from './random.mjs';

const star = (outer, inner = outer * 0.42) =>
  `M${Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5;
    const radius = index % 2 ? inner : outer;
    return `${f(Math.sin(angle) * radius)},${f(-Math.cos(angle) * radius)}`;
  }).join('L')}Z`;

const candle = (x, y, h = 20) =>
  `<circle cx="${x}" cy="${y - h - 6}" r="26" fill="url(#w)"/><rect x="${x - 2.4}" y="${y - h}" width="4.8" height="${h}" fill="#e9d7ac"/><path d="M${x - 2.4},${y - h + 5}l4.800,-3M${x - 2.4},${y - h + 12}l4.800,-3" stroke="#8a1f2d" stroke-width="1.600"/><path d="M${x},${y - h - 14}C${x + 5},${y - h - 7} ${x + 4},${y - h - 1} ${x},${y - h - 1}C${x - 4},${y - h - 1} ${x - 5},${y - h - 7} ${x},${y - h - 14}Z" fill="#ffdf94"/>`;

/** A tier of the cake: icing that drips, a dark body with the candles' light on its edges. */
const tier = (y, w, h) =>
  `<path d="M${-w},${y}V${y + h}Q0,${y + h + 12} ${w},${y + h}V${y}Z" fill="url(#b)"/><path d="M${-w},${y}C${-w},${y - 9} ${w},${y - 9} ${w},${y}V${y + 7}${mirrored(w)}Z" fill="#f6e9c9"/><path d="M${-w + 0.7},${y + 8}V${y + h}M${w - 0.7},${y + 8}V${y + h}" stroke="#ffc987" stroke-width="1.400" opacity=".8"/>`;
const mirrored = (w) => {
  const count = Math.max(4, Math.round(w / 9));
  const step = (w * 2) / count;
  return times(count, (index) => `q${f(-step / 2)},${index % 3 === 1 ? 24 : 13} ${f(-step)},0`);
};

/** A cake on the stage in the light of its own candles, 390 × 428, its foot at (195, 392). */
export function cake() {
  const body = gradient(
    'b',
    [
      [0, '#7d2633'],
      [0.5, '#3d0f18'],
      [1, '#1a070b'],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const light = glow('w', [
    [0, '#ffe9b0', 0.95],
    [0.35, '#ffc66b', 0.35],
    [1, '#ffb545', 0],
  ]);
  const shine = glow('h', [
    [0, '#ffdf9e', 0.6],
    [1, '#ffb545', 0],
  ]);
  return `<defs>${body}${light}${shine}</defs><ellipse cx="195" cy="388" rx="170" ry="22" fill="#ffd98a" opacity=".22"/><ellipse cx="195" cy="250" rx="190" ry="150" fill="url(#h)" opacity=".55"/><g transform="translate(195,392)"><ellipse rx="92" ry="8" fill="#000" opacity=".7"/><path d="M-84,-18H84L74,-10H18L26,0H-26L-18,-10H-74Z" fill="#e9d7ac"/><path d="M-84,-18H84" stroke="#fff6d8" stroke-width="1.500"/>${tier(-74, 70, 54)}${tier(-118, 48, 42)}${tier(-154, 27, 34)}<path d="${star(9)}" transform="translate(0,-40)" fill="#e4b363"/><path d="${star(6)}" transform="translate(-38,-42)" fill="#e4b363"/><path d="${star(6)}" transform="translate(38,-42)" fill="#e4b363"/>${candle(-14, -160)}${candle(14, -160)}${candle(0, -162, 26)}</g>`;
}

/** Confetti in the light where a wedding has rain. */
export function confetti() {
  const random = seeded(41);
  return times(84, () => {
    const place = `translate(${f(random() * 390)},${f(random() * 400)}) rotate(${f(random() * 180)})`;
    const colour = ['#e4b363', '#f6e9c9', '#d9495a', '#ffdf94'][Math.floor(random() * 4)];
    const shape =
      random() > 0.7
        ? `<path d="${star(4.6)}" fill="${colour}" transform="${place}"/>`
        : `<rect x="-2.5" y="-1.4" width="${f(4 + random() * 4)}" height="2.8" fill="${colour}" transform="${place}"/>`;
    return `<g opacity="${f(0.35 + random() * 0.6)}">${shape}</g>`;
  });
}

const outline = star(100, 45);

/** A star of the boulevard: terrazzo in a rim of brass, with a cake where others have a camera. 220 × 220. */
export const starShape = () => `<path d="${outline}" stroke="#000" stroke-width="10" stroke-linejoin="round"/>`;
export function starLight() {
  const random = seeded(17);
  const specks = times(150, () => {
    const place = `cx="${f(random() * 200 - 100)}" cy="${f(random() * 200 - 100)}" r="${f(0.5 + random() * 1.5)}"`;
    return `<circle ${place} fill="${random() > 0.5 ? '#ffe3d6' : '#4d0c18'}" opacity="${f(0.25 + random() * 0.4)}"/>`;
  });
  const brass = gradient(
    'r',
    [
      [0, '#fff0bf'],
      [0.4, '#e4b363'],
      [0.6, '#a9741f'],
      [1, '#f5d98e'],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  );
  return `<defs>${brass}<clipPath id="c"><path d="${outline}"/></clipPath></defs><g clip-path="url(#c)">${specks}</g><path d="${outline}" fill="none" stroke="#6b3f16" stroke-width="9.500" stroke-linejoin="round"/><path d="${outline}" fill="none" stroke="url(#r)" stroke-width="8" stroke-linejoin="round"/>`;
}
/** The cake of the icons, brass, in a medallion, 64 × 64 around (0, 0). */
export function cakeMedal() {
  const brass = gradient(
    'm',
    [
      [0, '#fff0bf'],
      [0.45, '#e4b363'],
      [1, '#b98228'],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  );
  return `<defs>${brass}</defs><circle r="31" fill="#17120a"/><g fill="none" stroke="url(#m)" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"><circle r="30"/><path d="M-17,17H17M-13,17V3Q-13,0 -10,0H10Q13,0 13,3V17M-13,7q4.300,5 8.700,0q4.300,5 8.700,0q4.300,5 8.600,0M-7,0V-7M0,0V-7M7,0V-7"/></g><g fill="#ffdf94"><path d="M-7,-17q3.500,5 0,7.500q-3.500,-2.500 0,-7.500M0,-17q3.500,5 0,7.500q-3.500,-2.500 0,-7.500M7,-17q3.500,5 0,7.500q-3.500,-2.500 0,-7.500"/></g>`;
}

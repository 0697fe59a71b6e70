import { isSeed, weave } from './weave.mjs';

const f = (value) => value.toFixed(1);
const at = ([x, y]) => `${f(x)},${f(y)}`;

function along([a, b, c, d], t) {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [0, 1].map((k) => p * a[k] + q * b[k] + r * c[k] + s * d[k]);
}
const curve = (points) => `C${points.slice(1).map(at).join(' ')}`;

/**
 * One saddle of a gonjong roof around x = 0: the horn's tip, the ridge's low middle, the eave's end and its middle, and how
 * many strands of ijuk (palm fibre) cover half of it.
 */
export function saddle({ tip: [tx, ty], ridge, end: [ex, ey], eave, strands }) {
  const top = [
    [0, ridge],
    [tx * 0.46, ridge],
    [tx * 0.9, ridge - (ridge - ty) * 0.34],
    [tx, ty],
  ];
  const edge = [
    [tx, ty],
    [tx + 1, ty + (ey - ty) * 0.42],
    [ex * 0.955, ey - (ey - ty) * 0.3],
    [ex, ey],
  ];
  const foot = [
    [0, eave],
    [ex * 0.34, eave],
    [ex * 0.72, eave + (ey - eave) * 0.35],
    [ex, ey],
  ];
  const shape = `M${at(top[0])}${curve(top)}${curve(edge)}${curve(foot.toReversed())}Z`;
  const line = (points) => `M${at(points[0])}${curve(points)}`;
  let ijuk = '';
  for (let i = 1; i < strands; i++) {
    const t = i / strands;
    const [from, to] = [along(top, t), along(foot, t)];
    const bend = (to[0] - from[0]) * 0.18;
    ijuk += `M${at(from)}Q${f((from[0] + to[0]) / 2 + bend)},${f((from[1] + to[1]) / 2)} ${at(to)}`;
  }
  let courses = '';
  for (const share of [0.2, 0.4, 0.6, 0.8]) {
    const points = top.map((point, k) => point.map((value, axis) => value + (foot[k][axis] - value) * share));
    courses += line(points);
  }
  const half =
    `<path d="${shape}" fill="url(#roof)"/><path d="${ijuk}" stroke="#d7a94b" stroke-width=".8" opacity=".42"/>` +
    `<path d="${courses}" stroke="#0d0506" stroke-width="2.2" opacity=".55"/>` +
    `<path d="${line(top)}" stroke="#7a4d16" stroke-width="7"/><path d="${line(top)}" stroke="url(#g)" stroke-width="4.4"/>` +
    `<path d="${line(edge)}" stroke="url(#g)" stroke-width="2.2"/>` +
    `<path d="${line(foot)}" stroke="#8a1f2c" stroke-width="7" transform="translate(0,3)"/><path d="${line(foot)}" stroke="url(#g)" stroke-width="2.6"/>` +
    `<path d="${line(foot)}" stroke="#f0d089" stroke-width="2.6" stroke-dasharray="0 5.4" stroke-linecap="round" transform="translate(0,6)"/>` +
    `<g transform="translate(${f(tx)},${f(ty)})" fill="url(#g)"><path d="M-2.6,3L0,-30L2.6,3Z"/><circle r="4.2" cy="-3"/><circle r="3.2" cy="-10"/><circle r="2.3" cy="-16"/></g>`;
  return `<g fill="none"><g>${half}</g><g transform="scale(-1,1)">${half}</g></g>`;
}

const gable = (x, y, columns) =>
  `<rect x="${-x - 2}" y="${y - 7}" width="${2 * x + 4}" height="50" fill="#6d1523"/><path d="${weave({ columns, rows: 14, x: -x, y }, isSeed)}" fill="url(#g)"/>`;

/** The three saddles over the opening's door, one before the other; 390 wide. */
export const roof =
  saddle({ tip: [48, 66], ridge: 132, end: [64, 172], eave: 164, strands: 20 }) +
  gable(54, 166, 36) +
  saddle({ tip: [110, 104], ridge: 190, end: [128, 240], eave: 228, strands: 32 }) +
  gable(114, 234, 76) +
  saddle({ tip: [172, 150], ridge: 258, end: [188, 322], eave: 304, strands: 48 });

const windows = (count, width, gap, y, height) => {
  const whole = count * width + (count - 1) * gap;
  return Array.from({ length: count }, (_, i) => {
    const x = -whole / 2 + i * (width + gap);
    return `<rect x="${f(x)}" y="${y}" width="${width}" height="${height}" fill="#2a0a10"/><rect x="${f(x + 3)}" y="${y + 3}" width="${width - 6}" height="${height - 3}" fill="url(#lamp)"/><path d="M${f(x + width / 2)},${y}v${height}" stroke="#2a0a10" stroke-width="3"/>`;
  }).join('');
};

/** A whole rumah gadang on its posts, feet at y = 440; 380 wide. */
export const house =
  `<path d="M-128,420V452M-76,420V452M-26,420V452M26,420V452M76,420V452M128,420V452" stroke="#1a0709" stroke-width="11"/>` +
  `<path d="M-158,330H158L146,424H-146Z" fill="#6d1523"/><path d="M-152,372H152M-148,408H148" stroke="#d7a94b" stroke-width="3"/>${windows(5, 30, 22, 374, 34)}` +
  `<path d="${weave({ columns: 92, rows: 5, x: -138, y: 410 }, (column, row) => row === 0 || row === 4 || column % 4 < 2)}" fill="#d7a94b"/>` +
  saddle({ tip: [62, 92], ridge: 170, end: [80, 216], eave: 206, strands: 10 }) +
  `<rect x="-70" y="206" width="140" height="40" fill="#6d1523"/>` +
  saddle({ tip: [118, 140], ridge: 224, end: [138, 280], eave: 268, strands: 14 }) +
  `<rect x="-124" y="266" width="248" height="40" fill="#6d1523"/>` +
  saddle({ tip: [176, 196], ridge: 288, end: [192, 356], eave: 338, strands: 20 });

/** A rangkiang, the rice barn that stands before the house: walls that lean outwards on four posts; 170 wide. */
export const barn =
  `<path d="M-44,300V372M44,300V372M-15,300V372M15,300V372" stroke="#2a120d" stroke-width="9"/><path d="M-64,160H64L46,312H-46Z" fill="#6d1523"/>` +
  `<path d="M-63,172H63M-57,224H57M-47,304H47" stroke="url(#g)" stroke-width="3"/>` +
  `<path d="${weave({ columns: 36, rows: 14, x: -54, y: 178 }, isSeed)}" fill="url(#g)"/><path d="${weave({ columns: 30, rows: 22, x: -45, y: 232 }, (column, row) => isSeed(column, row))}" fill="url(#g)" opacity=".8"/>` +
  saddle({ tip: [66, 34], ridge: 104, end: [86, 182], eave: 166, strands: 20 });

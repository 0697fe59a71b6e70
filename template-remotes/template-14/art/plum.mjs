import { curve, line, round, seeded, times } from './drawing.mjs';

const petal = (r) =>
  `M0,${round(-r * 0.1)}C${round(r * 0.62)},${round(-r * 0.22)} ${round(r * 0.66)},${round(-r * 1.02)} ${round(r * 0.1)},${round(-r * 1.03)}Q0,${round(-r * 0.96)} ${round(-r * 0.1)},${round(-r * 1.03)}C${round(-r * 0.66)},${round(-r * 1.02)} ${round(-r * 0.62)},${round(-r * 0.22)} 0,${round(-r * 0.1)}Z`;

const R = 20;
function flower(isWhite) {
  const petals = times(
    5,
    (i) =>
      `<path transform="rotate(${i * 72})" d="${petal(R)}" fill="url(#${isWhite ? 'w' : 'r'})" stroke="${isWhite ? '#d99a8e' : '#a52a22'}" stroke-width=".6"/>`,
  );
  const stamens = times(15, (i) => {
    const length = round(R * (0.38 + ((i * 53) % 10) / 34));
    return `<g transform="rotate(${i * 24 + ((i * 37) % 11) - 5})"><path d="M0,0V-${length}" stroke="${isWhite ? '#c0392f' : '#ffe3c0'}" stroke-width=".7"/><circle cy="-${length}" r="1.100" fill="#f2c14e"/></g>`;
  });
  return `<g id="${isWhite ? 'fw' : 'fr'}">${petals.join('')}${stamens.join('')}<circle r="2" fill="#e9d48a"/></g>`;
}

/** What the flowers and buds of one drawing share. */
export const PLUM = `<defs><radialGradient id="r" cx=".5" cy=".9" r=".95"><stop stop-color="#8f1f1a"/><stop offset=".4" stop-color="#c9433a"/><stop offset="1" stop-color="#e0685c"/></radialGradient><radialGradient id="w" cx=".5" cy=".92" r=".95"><stop stop-color="#d9746a"/><stop offset=".38" stop-color="#f6d9d0"/><stop offset="1" stop-color="#fff9f4"/></radialGradient>${flower(false)}${flower(true)}</defs>`;

export const blossom = ([x, y, r, turn, isWhite]) =>
  `<use href="#${isWhite ? 'fw' : 'fr'}" transform="translate(${x},${y})rotate(${turn})scale(${round((r / R) * 10) / 10})"/>`;

export const bud = ([x, y, r, turn, isWhite]) => {
  const at = (k) => round(k * r);
  return `<g transform="translate(${x},${y})rotate(${turn})"><path d="M0,${at(0.7)}C${at(1.15)},${at(0.5)} ${at(1)},${at(-1)} 0,${at(-1)}C${at(-1)},${at(-1)} ${at(-1.15)},${at(0.5)} 0,${at(0.7)}Z" fill="url(#${isWhite ? 'w' : 'r'})" stroke="#a52a22" stroke-width=".5"/><path d="M0,${at(0.8)}C${at(-0.9)},${at(0.6)} ${at(-0.8)},0 ${at(-0.6)},${at(-0.1)}C${at(-0.3)},${at(0.3)} 0,${at(0.1)} 0,${at(-0.3)}C0,${at(0.1)} ${at(0.3)},${at(0.3)} ${at(0.6)},${at(-0.1)}C${at(0.8)},0 ${at(0.9)},${at(0.6)} 0,${at(0.8)}Z" fill="#5b2a24"/></g>`;
};

/** Old wood with its bark, drawn as the brush would: angular, from thick to thin. */
export function limbs(seed) {
  const chance = seeded(seed);
  return (points, thick, thin) => {
    const middle = curve(points, 9);
    const one = [];
    const other = [];
    middle.forEach(([x, y], i) => {
      const a = middle[Math.max(0, i - 1)];
      const b = middle[Math.min(middle.length - 1, i + 1)];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
      const half = (thick + ((thin - thick) * i) / middle.length) / 2;
      const [near, far] = [half + chance() * 1.3, half + chance() * 1.5];
      one.push([x + nx * near, y + ny * near]);
      other.unshift([x - nx * far, y - ny * far]);
    });
    const bark =
      thick > 5
        ? times(Math.floor((middle.length - 8) / 5), (k) => {
            const i = 4 + k * 5;
            const to = [0, 1].map((c) => one[i + 3][c] * 0.7 + middle[i + 3][c] * 0.3);
            return line([one[i], to]);
          }).join('')
        : '';
    return `<path d="${line([...one, ...other])}Z" fill="#33262a"/>${bark && `<path d="${bark}" fill="none" stroke="#7d6a66" stroke-width=".8" opacity=".8"/>`}`;
  };
}

export const petalFallen = '<path d="M0,6C7,4 8,-6 1,-7Q0,-6 -1,-7C-8,-6 -7,4 0,6Z" fill="url(#r)"/>';

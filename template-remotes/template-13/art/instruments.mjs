import { dice, round, svg } from './drawing.mjs';

const SILVER =
  '<defs><linearGradient id="v" x2="1" y2="1"><stop stop-color="#fff"/><stop offset=".35" stop-color="#b8c5ef"/><stop offset=".6" stop-color="#6f86cf"/><stop offset="1" stop-color="#f1f4ff"/></linearGradient></defs>';

/** Strokes across a ring, `length` of the nth from `from` outwards. */
const ticks = (count, from, length) => {
  let path = '';
  for (let index = 0; index < count; index++) {
    const long = length(index);
    if (!long) continue;
    const angle = (index * 2 * Math.PI) / count;
    const at = (radius) => `${round(radius * Math.cos(angle))},${round(radius * Math.sin(angle))}`;
    path += `M${at(from)}L${at(from + long)}`;
  }
  return path;
};

/** The chart's rim, 183 wide from its middle: two rings, and a degree's ticks between the hours. */
export const rim = () =>
  svg(
    -185,
    -185,
    370,
    370,
    `${SILVER}<g fill="none"><circle r="183" stroke="url(#v)" stroke-width="1.6"/><circle r="168" stroke="url(#v)" stroke-width="1.1"/><path d="${ticks(144, 168, (index) => (index % 6 ? (index % 2 ? 3 : 5.5) : 0))}" stroke="#aebdee" stroke-width=".8"/></g>`,
  );

/** The bezel around a picture, 112 wide from its middle. */
export const bezel = () =>
  svg(
    -122,
    -122,
    244,
    244,
    `${SILVER}<g fill="none"><circle r="112.8" stroke="#f4ebcb" stroke-width="1.6"/><circle r="121" stroke="url(#v)" stroke-width="1.2"/><path d="${ticks(72, 115, (index) => (index % 6 ? 2.4 : 4))}" stroke="#e6d9a8" stroke-width=".9"/></g>`,
  );

/** The full moon; `src/sky/moon.tsx` lays the night over it. */
export function moon() {
  const SEAS = [
    [-0.32, -0.42, 0.34, 0.34, 0.8],
    [0.06, -0.36, 0.22, 0.36, 0.9],
    [0.34, -0.16, 0.25, 0.36, 1],
    [-0.55, 0.02, 0.34, 0.26, 1.2],
    [0.58, 0.1, 0.2, 0.3, 1.1],
    [0.66, -0.34, 0.12, 0.36, 0.8],
    [-0.18, 0.34, 0.24, 0.26, 0.9],
    [0.42, 0.2, 0.17, 0.28, 1],
  ];
  const sea = ([a, b, size, shade, flat]) => {
    const points = Array.from({ length: 11 }, (_, index) => {
      const angle = (index * 2 * Math.PI) / 11;
      const reach = size * (0.78 + 0.36 * Math.abs(Math.sin(index * 2.3 + a * 9 + b * 5)));
      return [30 * (a + reach * Math.cos(angle)), 30 * (b + reach * flat * Math.sin(angle))];
    });
    const middle = (index) => {
      const [p, q] = [points[index % 11], points[(index + 1) % 11]];
      return `${round((p[0] + q[0]) / 2)},${round((p[1] + q[1]) / 2)}`;
    };
    const bends = points.map((_, index) => {
      const [x, y] = points[(index + 1) % 11];
      return `Q${round(x)},${round(y)} ${middle(index + 1)}`;
    });
    return `<path d="M${middle(0)}${bends.join('')}Z" opacity="${shade}"/>`;
  };
  const roll = dice(3);
  const rays = Array.from({ length: 9 }, (_, index) => {
    const angle = index * 0.7;
    const reach = 7 + roll() * 5;
    return `M-2.4,21.6l${round(Math.cos(angle) * reach)},${round(Math.sin(angle) * reach)}`;
  });
  return svg(
    -30,
    -30,
    60,
    60,
    `<defs><radialGradient id="d" cx=".4" cy=".36" r=".72"><stop stop-color="#fffdf4"/><stop offset=".62" stop-color="#f0e6c4"/><stop offset="1" stop-color="#b7b7c8"/></radialGradient><clipPath id="k"><circle r="30"/></clipPath></defs><circle r="30" fill="url(#d)"/><g clip-path="url(#k)"><g fill="#8f92ac">${SEAS.map(sea).join('')}</g><path d="${rays.join('')}" stroke="#fffdf2" stroke-width=".6" opacity=".5"/><g fill="#fffdf2" opacity=".75"><circle cx="-2.4" cy="21.6" r="1.5"/><circle cx="-10.8" cy=".6" r="1.5"/><circle cx="6" cy="15" r=".9"/></g></g><circle r="29.6" fill="none" stroke="#fffdf0" stroke-width=".8" opacity=".8"/>`,
  );
}

/** What counts down beside the moon and the star: 28 × 28. */
export const saturn = () =>
  svg(
    -14,
    -14,
    28,
    28,
    '<circle r="6.4" fill="#c9b27c"/><path d="M-6,-2q6,2.4 12,0M-6,2q6,2.4 12,0" stroke="#8c7a55" fill="none"/><ellipse rx="12.5" ry="3.6" fill="none" stroke="#f4ebcb" stroke-width="1.2" transform="rotate(-20)"/>',
  );
export const planet = () =>
  svg(
    -14,
    -14,
    28,
    28,
    '<circle r="7.6" fill="#8fa6e8"/><path d="M-7,-3q7,3 14,0M-7.4,1q7,3 14.8,0" stroke="#5a70b8" stroke-width="1.2" fill="none"/><circle cx="11" cy="-7" r="1.8" fill="#f4ebcb"/>',
  );

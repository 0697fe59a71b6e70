/** What every drawing of Pesisir is made with: seeded chance, inked strokes and cubic curves. */
export function seeded(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Points stand on half pixels: nobody sees it in ink, and the drawings weigh a sixth less. */
const GRID = 2;
export const round = (value) => String(Math.round(value * GRID) / GRID).replace(/^(-?)0\./, '$1.');

export const polygon = (points) =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)},${round(y)}`).join('');

const between = ([ax, ay], [bx, by]) => [(ax + bx) / 2, (ay + by) / 2];

/** A smooth line from the first point to the last: a curve through the middles, steps said from the point before. */
export function smooth(points, isContinued = false) {
  let [x, y] = points[0];
  let path = isContinued ? '' : `M${round(x)},${round(y)}`;
  const step = (value) => Math.round(value * GRID) / GRID;
  for (let index = 1; index < points.length; index++) {
    const [cx, cy] = points[index];
    const [mx, my] = index === points.length - 1 ? points[index] : between(points[index], points[index + 1]);
    const [ex, ey] = [step(mx - x), step(my - y)];
    path += `q${round(cx - x)},${round(cy - y)} ${round(ex)},${round(ey)}`;
    [x, y] = [x + ex, y + ey];
  }
  return path;
}

export const thin = (points, most) =>
  points.length <= most
    ? points
    : Array.from({ length: most }, (_, index) => points[Math.round((index * (points.length - 1)) / (most - 1))]);

/** The outline of a stroke whose half width is `width(0…1)` along the line. */
export function ink(line, width, most = 6) {
  const points = thin(line, most);
  const last = points.length - 1;
  const side = (sign) =>
    points.map(([x, y], index) => {
      const [ax, ay] = points[Math.max(0, index - 1)];
      const [bx, by] = points[Math.min(last, index + 1)];
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const half = width(index / last) * sign;
      return [x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half];
    });
  const back = side(-1).toReversed();
  return `${smooth(side(1))}L${round(back[0][0])},${round(back[0][1])}${smooth(back, true)}Z`;
}

/** Thin at both ends. */
export const taper = (width) => (along) => width * Math.sin(Math.PI * Math.min(1, Math.max(0, along))) ** 0.7;

/** A short level stroke, thickest in its middle. */
export const streak = (x, y, length, width) => {
  const bow = Math.sin(x) * 1.6;
  return `M${round(x)},${round(y)}q${round(length / 2)},${round(bow - width * 2)} ${round(length)},0q${round(-length / 2)},${round(bow + width * 2)} ${round(-length)},0`;
};

export const cubic = (a, b, c, d, steps = 40) =>
  Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    const u = 1 - t;
    return [0, 1].map(
      (axis) => u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis],
    );
  });

export const gradient = (id, stops, attributes = 'x1="0" y1="0" x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${attributes}>${stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')}</linearGradient>`;

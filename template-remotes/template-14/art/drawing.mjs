/** Chance that falls the same each time (mulberry32). */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const times = (count, draw) => Array.from({ length: count }, (_, i) => draw(i));
export const round = (number) => String(Math.round(number * 10) / 10).replace(/^(-?)0\./, '$1.');

export const svg = ({ viewBox, body, isStretched = false }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" width="${viewBox[2]}" height="${viewBox[3]}"${isStretched ? ' preserveAspectRatio="none"' : ''}>${body}</svg>`;

/** A polyline in steps, which weighs half of absolute points; of many points every `every`th is enough. */
export function line(points, every = 1) {
  const kept = points.filter((_, i) => i % every === 0 || i === points.length - 1);
  let [x, y] = kept[0].map((at) => Math.round(at * 10));
  const steps = kept.slice(1).map(([nextX, nextY]) => {
    const step = [Math.round(nextX * 10) - x, Math.round(nextY * 10) - y];
    x += step[0];
    y += step[1];
    return step.map((tenths) => round(tenths / 10)).join(',');
  });
  return `M${round(kept[0][0])},${round(kept[0][1])}l${steps.join(' ').replaceAll(',-', '-').replaceAll(' -', '-')}`;
}

/** A smooth curve through the points. */
export function curve(points, steps) {
  const result = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(points.length - 1, i + 2)],
    ];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      result.push(
        [0, 1].map(
          (c) =>
            0.5 *
            (2 * from[c] +
              (to[c] - before[c]) * t +
              (2 * before[c] - 5 * from[c] + 4 * to[c] - after[c]) * t * t +
              (3 * from[c] - before[c] - 3 * to[c] + after[c]) * t ** 3),
        ),
      );
    }
  }
  return [...result, points[points.length - 1]];
}

/** The line beside a line; `spread` says how far at each of its points. */
export const beside = (points, distance, spread = () => 1) =>
  points.map(([x, y], i) => {
    const a = points[Math.max(0, i - 1)];
    const b = points[Math.min(points.length - 1, i + 1)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const far = distance * spread(i);
    return [x - ((b[1] - a[1]) / length) * far, y + ((b[0] - a[0]) / length) * far];
  });

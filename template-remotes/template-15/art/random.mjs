/** The mock-up's own sequence: every run draws the same picture. */
export function seeded(seed) {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

export const f = (number) => String(Number(number.toFixed(1)));
export const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');

export const gradient = (id, stops, way = 'x1="0" y1="0" x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${way}>${stopsOf(stops)}</linearGradient>`;
export const glow = (id, stops, place = '') => `<radialGradient id="${id}" ${place}>${stopsOf(stops)}</radialGradient>`;

/** Each stop is `[offset, colour, opacity]`. */
const stopsOf = (stops) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

import { equatorial, type Place, siderealTime } from './astronomy.ts';
import { FIGURES } from './catalogue.ts';
import { type Centre, galactic, lineThrough, type Point, project } from './chart.ts';

/** The chart looks so far to the north of the zenith, since the couple's picture stands over its lower half. */
const NORTHWARD = 22;
const MOST = 84;

export const centreOver = ({ latitude, longitude }: Place, moment: number): Centre => ({
  ra: siderealTime(moment, longitude),
  dec: Math.min(latitude + NORTHWARD, MOST),
});

/** From `from` to `to`, both with it. */
const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Circles of equal height over the equator, and the hours' lines between the poles. */
export const graticule = (centre: Centre, size: number): string =>
  [
    ...range(-75, 75, 15).map((dec) => range(0, 360, 5).map((ra) => ({ ra, dec }))),
    ...range(0, 345, 15).map((ra) => range(-80, 80, 5).map((dec) => ({ ra, dec }))),
  ]
    .map((line) => lineThrough(line, centre, size))
    .join('');

/** The way of the sun through the year. */
export const ecliptic = (centre: Centre, size: number, moment: number): string =>
  lineThrough(
    range(0, 360, 4).map((longitude) => equatorial({ longitude, latitude: 0 }, moment)),
    centre,
    size,
  );

export interface Star {
  at: Point;
  magnitude: number;
}

/** What the chart reaches of the constellations. */
export function figuresOver(centre: Centre, size: number): { lines: string; stars: Star[] } {
  const seen = FIGURES.filter(({ stars }) =>
    stars.some((star) => {
      const at = project(star, centre);
      return at !== null && Math.hypot(...at) < 1;
    }),
  );
  return {
    lines: seen
      .flatMap(({ stars, lines }) =>
        lines.map((line) =>
          lineThrough(
            line.flatMap((index) => stars[index] ?? []),
            centre,
            size,
          ),
        ),
      )
      .join(''),
    stars: seen.flatMap(({ stars }) =>
      stars.flatMap(({ magnitude, ...star }) => {
        const at = project(star, centre);
        return at && Math.hypot(...at) < 1.05 ? [{ at: [at[0] * size, at[1] * size] as const, magnitude }] : [];
      }),
    ),
  };
}

/** Random numbers that are the same for everybody. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** The haze of the Milky Way along its plane, brightest where its middle lies. */
export function haze(centre: Centre, size: number): { at: Point; radius: number }[] {
  return range(-180, 174, 6).flatMap((longitude) => {
    const at = project(galactic(longitude, 0), centre);
    if (!at || Math.hypot(...at) > 1.2) return [];
    return [{ at: [at[0] * size, at[1] * size] as const, radius: Math.max(12, 34 - Math.abs(longitude) * 0.18) }];
  });
}

const DUST = 1500;

/** Its stars, too faint to tell apart: dots of a path. */
export function dust(centre: Centre, size: number): string {
  const roll = dice(11);
  let path = '';
  for (let index = 0; index < DUST; index++) {
    const longitude = roll() * 360 - 180;
    const latitude = (roll() + roll() + roll() + roll() - 2) * (Math.abs(longitude) < 60 ? 8 : 5);
    const at = project(galactic(longitude, latitude), centre);
    if (at && Math.hypot(...at) < 1) path += `M${(at[0] * size).toFixed(1)},${(at[1] * size).toFixed(1)}h0`;
  }
  return path;
}

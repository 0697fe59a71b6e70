import { type Equatorial, turn } from './astronomy.ts';

/** Where the chart's middle looks, in degrees. */
export interface Centre {
  ra: number;
  dec: number;
}

export type Point = readonly [x: number, y: number];

/** How far from its middle the chart shows the sky. */
export const REACH = 64;

const radians = (angle: number) => (angle * Math.PI) / 180;
const EDGE = 2 * Math.tan(radians(REACH / 2));

/**
 * The sky from below with south at the top and east at the right, stereographic: the edge lies at a distance of 1. Null
 * for what lies behind.
 */
export function project({ ra, dec }: Equatorial, centre: Centre): Point | null {
  const [a, d, d0] = [radians(ra - centre.ra), radians(dec), radians(centre.dec)];
  const nearness = Math.sin(d0) * Math.sin(d) + Math.cos(d0) * Math.cos(d) * Math.cos(a);
  if (nearness < -0.2) return null;
  const k = 2 / (1 + nearness) / EDGE;
  return [k * Math.cos(d) * Math.sin(a), k * (Math.cos(d0) * Math.sin(d) - Math.sin(d0) * Math.cos(d) * Math.cos(a))];
}

/** A line over the chart as the `d` of a path, `size` units from middle to edge. */
export function lineThrough(places: Iterable<Equatorial>, centre: Centre, size: number): string {
  let path = '';
  let isDrawing = false;
  for (const place of places) {
    const at = project(place, centre);
    if (at) path += `${isDrawing ? 'L' : 'M'}${(at[0] * size).toFixed(1)},${(at[1] * size).toFixed(1)}`;
    isDrawing = at !== null;
  }
  return path;
}

/** A point by galactic longitude and latitude: the plane of the Milky Way. */
export function galactic(longitude: number, latitude: number): Equatorial {
  const [l, b, pole] = [radians(122.932 - longitude), radians(latitude), radians(27.128)];
  const dec = Math.asin(Math.sin(pole) * Math.sin(b) + Math.cos(pole) * Math.cos(b) * Math.cos(l));
  const y = Math.cos(b) * Math.sin(l);
  const x = Math.cos(pole) * Math.sin(b) - Math.sin(pole) * Math.cos(b) * Math.cos(l);
  return { ra: turn(192.859 + (Math.atan2(y, x) * 180) / Math.PI), dec: (dec * 180) / Math.PI };
}

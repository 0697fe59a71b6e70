import type { Figure } from './catalogue.ts';
import type { Point } from './chart.ts';

const HALF_TURN = 180;

/** A constellation as it is drawn by itself, north at the top, within `reach` of the middle. */
export function drawn({ stars, lines }: Figure, reach: number): { points: Point[]; path: string } {
  const first = stars[0]?.ra ?? 0;
  const flat = stars.map(({ ra, dec }): Point => {
    // the year's first figures stand on both sides of 0h
    const away = ((ra - first + HALF_TURN * 3) % (HALF_TURN * 2)) - HALF_TURN;
    return [-away * Math.cos((dec * Math.PI) / HALF_TURN), -dec];
  });
  const [xs, ys] = [flat.map(([x]) => x), flat.map(([, y]) => y)];
  const [x0, y0] = [middle(xs), middle(ys)];
  const most = Math.max(...flat.map(([x, y]) => Math.hypot(x - x0, y - y0)));
  const points = flat.map(([x, y]): Point => [((x - x0) / most) * reach, ((y - y0) / most) * reach]);
  const path = lines
    .map((line) => `M${line.map((index) => points[index]?.map((value) => value.toFixed(1)).join(',')).join('L')}`)
    .join('');
  return { points, path };
}

const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;

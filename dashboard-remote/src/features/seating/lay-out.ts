import { HALL, type HallPlan, type SeatingTable } from '@janur/contracts';
import { sizeOf } from './table-size.ts';

/** Between the middles of two tables, in decimetres: two round ones with their chairs and a way between. */
const APART = 29;
const WAY = 3;
const EDGE = 17;
/** In front of the stage nobody sits. */
const BEFORE_STAGE = 20;

type Spot = Pick<SeatingTable, 'x' | 'y'>;
type Sized = Pick<SeatingTable, 'seats' | 'shape'>;

/** Free places for new tables, row by row from the stage on; the hall grows when they need more room. */
export function freeSpots(
  count: number,
  { hall, tables, like }: { hall: HallPlan; tables: readonly (Spot & Sized)[]; like: Sized },
): { spots: Spot[]; depth: number } {
  const size = sizeOf(like);
  const apart = Math.max(APART, size + WAY);
  const edge = Math.max(EDGE, size / 2 + WAY);
  const columns = Math.max(1, Math.floor((hall.width - 2 * edge) / apart) + 1);
  const left = (hall.width - (columns - 1) * apart) / 2;
  const isFree = ({ x, y }: Spot) =>
    !tables.some((table) => Math.abs(table.x - x) < (sizeOf(table) + size) / 2 && Math.abs(table.y - y) < APART - WAY);
  const spots: Spot[] = [];
  for (let row = 0; spots.length < count; row += 1) {
    const y = EDGE + BEFORE_STAGE + row * APART;
    if (y > HALL.most) break;
    for (let column = 0; column < columns && spots.length < count; column += 1) {
      const spot = { x: Math.round(left + column * apart), y };
      if (isFree(spot)) spots.push(spot);
    }
  }
  const lowest = Math.max(0, ...spots.map(({ y }) => y));
  return { spots, depth: Math.min(HALL.most, Math.max(hall.depth, lowest + EDGE + 6)) };
}

/** The next names after those that are there: numbers, counted on. */
export function freeNames(count: number, names: readonly string[]): string[] {
  const known = new Set(names.map((name) => name.trim().toLowerCase()));
  const found: string[] = [];
  for (let number = 1; found.length < count; number += 1) if (!known.has(String(number))) found.push(String(number));
  return found;
}

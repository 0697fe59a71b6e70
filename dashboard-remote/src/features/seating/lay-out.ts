import { HALL, type HallPlan, type SeatingTable } from '@janur/contracts';

/** Between the middles of two tables, in decimetres: two round ones with their chairs and a way between. */
const APART = 29;
const EDGE = 17;
/** In front of the stage nobody sits. */
const BEFORE_STAGE = 20;

type Spot = Pick<SeatingTable, 'x' | 'y'>;

/** Free places for new tables, row by row from the stage on; the hall grows when they need more room. */
export function freeSpots(
  count: number,
  { hall, tables }: { hall: HallPlan; tables: readonly Spot[] },
): { spots: Spot[]; depth: number } {
  const columns = Math.max(1, Math.floor((hall.width - 2 * EDGE) / APART) + 1);
  const left = (hall.width - (columns - 1) * APART) / 2;
  const spots: Spot[] = [];
  for (let row = 0; spots.length < count; row += 1) {
    const y = EDGE + BEFORE_STAGE + row * APART;
    if (y > HALL.most) break;
    for (let column = 0; column < columns && spots.length < count; column += 1) {
      const spot = { x: Math.round(left + column * APART), y };
      if (![...tables].some((table) => Math.hypot(table.x - spot.x, table.y - spot.y) < APART - 3)) spots.push(spot);
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

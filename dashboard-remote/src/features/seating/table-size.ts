import type { SeatingTable } from '@janur/contracts';

/** How wide a table is on the plan with its chairs, in decimetres. */
export const sizeOf = ({ seats, shape }: Pick<SeatingTable, 'seats' | 'shape'>): number =>
  shape === 'LONG' ? Math.min(90, 14 + Math.ceil(seats / 2) * 3) : Math.min(60, 17 + seats * 0.9);

/** How deep, the same way. */
export const depthOf = (table: Pick<SeatingTable, 'seats' | 'shape'>): number =>
  table.shape === 'LONG' ? Math.min(sizeOf(table), 20) : sizeOf(table);

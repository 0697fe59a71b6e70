import type { Arrangement, TableState } from './arrangement.ts';

const MOST_PASSES = 4;

/**
 * Tables that are alike exchange all who sit there, as long as that brings the tables of a group nearer to each other. No
 * cost moves: whoever sat together still does.
 */
export function bringGroupsNear(arrangement: Arrangement): void {
  const free = arrangement.tables.filter(({ parties }) => ![...parties].some(({ party }) => party.isHeld));
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    let isBetter = false;
    for (const [at, one] of free.entries()) {
      for (const other of free.slice(at + 1)) {
        if (!areAlike(one, other)) continue;
        const before = spread(arrangement, one) + spread(arrangement, other);
        exchange(arrangement, one, other);
        if (spread(arrangement, one) + spread(arrangement, other) < before - 1e-6) isBetter = true;
        else exchange(arrangement, one, other);
      }
    }
    if (!isBetter) return;
  }
}

const areAlike = ({ table: one }: TableState, { table: other }: TableState): boolean =>
  one.seats === other.seats && one.isVip === other.isVip && one.isNearDoor === other.isNearDoor;

/** How far the groups of a table sit from it. */
function spread({ tables }: Arrangement, { table, groups }: TableState): number {
  let sum = 0;
  for (const other of tables)
    for (const group of groups.keys())
      if (other.groups.has(group)) sum += Math.hypot(other.table.x - table.x, other.table.y - table.y);
  return sum;
}

function exchange(arrangement: Arrangement, one: TableState, other: TableState): void {
  const [ofOne, ofOther] = [[...one.parties], [...other.parties]];
  for (const seated of [...ofOne, ...ofOther]) arrangement.move(seated, undefined);
  for (const seated of ofOne) arrangement.move(seated, other);
  for (const seated of ofOther) arrangement.move(seated, one);
}

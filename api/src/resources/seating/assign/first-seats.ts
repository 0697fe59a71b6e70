import type { Arrangement, Seated, TableState } from './arrangement.ts';

/** Who is held sits where it sat, also at a table that is too full. */
export function seatHeld(arrangement: Arrangement): void {
  for (const seated of arrangement.parties)
    if (seated.party.isHeld) arrangement.move(seated, tableNow(arrangement, seated));
}

/** All the others where they sit now, as far as there is room: the largest stay, so that few are moved. */
export function seatKept(arrangement: Arrangement): void {
  const kept = arrangement.parties.filter(({ at, party }) => !at && party.now !== null);
  for (const seated of kept.toSorted((one, other) => other.party.people - one.party.people)) {
    const table = tableNow(arrangement, seated);
    if (table && arrangement.fits(seated, table)) arrangement.move(seated, table);
  }
}

/** Those without a seat, the largest groups first, each group where all of it finds room if there is such a table. */
export function seatByGroups(arrangement: Arrangement): void {
  const without = arrangement.parties.filter(({ at, party }) => !at && !party.isHeld);
  const groups = Map.groupBy(without, ({ party }) => party.group ?? party);
  const bySize = [...groups.values()].toSorted((one, other) => peopleOf(other) - peopleOf(one));
  for (const members of bySize) {
    let left = peopleOf(members);
    for (const seated of members.toSorted((one, other) => other.party.people - one.party.people)) {
      const table = bestTable(arrangement, seated, left);
      if (table) arrangement.move(seated, table);
      left -= seated.party.people;
    }
  }
}

function bestTable(arrangement: Arrangement, seated: Seated, left: number): TableState | undefined {
  const rated = arrangement.tables
    .filter((table) => arrangement.fits(seated, table))
    .map((table) => {
      const cost = arrangement.move(seated, table);
      arrangement.move(seated, undefined);
      // one that takes the whole group, as tightly as can be; else the one with most room
      const room = table.free >= left ? table.free - left : 1000 - table.free;
      return { table, cost, room };
    });
  return rated.toSorted((one, other) => one.cost - other.cost || one.room - other.room)[0]?.table;
}

const peopleOf = (members: readonly Seated[]): number => members.reduce((sum, { party }) => sum + party.people, 0);

const tableNow = ({ tables }: Arrangement, { party }: Seated): TableState | undefined =>
  party.now === null ? undefined : tables.find(({ table }) => table.id === party.now);

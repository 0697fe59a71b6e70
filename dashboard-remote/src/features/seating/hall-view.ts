import type { DataOf, getSeating, SeatedParty, SeatingTable } from '@janur/contracts';

export type Seating = DataOf<typeof getSeating>;

/** A table with who sits there. */
export interface LaidTable {
  readonly table: SeatingTable;
  readonly parties: readonly SeatedParty[];
  readonly taken: number;
}

export interface HallView {
  readonly tables: readonly LaidTable[];
  readonly unseated: readonly SeatedParty[];
  /** Names that guests have and no table of the plan, with who sits there. */
  readonly undrawn: readonly { readonly name: string; readonly parties: readonly SeatedParty[] }[];
  /** Of those who said yes, or are there. */
  readonly coming: { readonly people: number; readonly seated: number };
  /** All who need a chair, until the silent ones decline. */
  readonly people: number;
  readonly seatedPeople: number;
  /** How many chairs a party needs. */
  readonly chairsOf: (guestEventId: number) => number;
  readonly nameOf: (guestEventId: number) => string;
  readonly tableName: (tableId: number) => string;
}

export const tableKey = (name: string): string => name.trim().toLowerCase();

export const peopleOf = (parties: readonly Pick<SeatedParty, 'people'>[]): number =>
  parties.reduce((sum, { people }) => sum + people, 0);

export function viewOf({ tables, parties }: Pick<Seating, 'tables' | 'parties'>): HallView {
  const known = new Set(tables.map(({ name }) => tableKey(name)));
  const at = Map.groupBy(parties, ({ table_number }) => (table_number === null ? '' : tableKey(table_number)));
  // who comes stands before who may
  const unseated = (at.get('') ?? []).toSorted((one, other) => Number(isSilent(one)) - Number(isSilent(other)));
  const coming = parties.filter((party) => !isSilent(party));
  const chairsOf = new Map(parties.map(({ guest_event_id, people }) => [guest_event_id, people]));
  const nameOf = new Map(parties.map(({ guest_event_id, name }) => [guest_event_id, name]));
  const tableName = new Map(tables.map(({ id, name }) => [id, name]));
  return {
    tables: tables
      .map((table) => {
        const sitting = at.get(tableKey(table.name)) ?? [];
        return { table, parties: sitting, taken: peopleOf(sitting) };
      })
      .toSorted((one, other) => inOrder(one.table.name, other.table.name)),
    unseated,
    undrawn: [...at]
      .filter(([key]) => key !== '' && !known.has(key))
      .map(([key, some]) => ({ name: some[0]?.table_number ?? key, parties: some }))
      .toSorted((one, other) => inOrder(one.name, other.name)),
    coming: { people: peopleOf(coming), seated: peopleOf(coming.filter((party) => party.table_number !== null)) },
    seatedPeople: peopleOf(parties) - peopleOf(unseated),
    people: peopleOf(parties),
    chairsOf: (id) => chairsOf.get(id) ?? 0,
    nameOf: (id) => nameOf.get(id) ?? '',
    tableName: (id) => tableName.get(id) ?? '',
  };
}

export const isSilent = ({ confirmation_status, has_arrived }: SeatedParty): boolean =>
  confirmation_status === 'PENDING' && !has_arrived;

const ORDER = new Intl.Collator('id', { numeric: true, sensitivity: 'base' });
const inOrder = (one: string, other: string): number => ORDER.compare(one, other);

/** The group that most of a table belong to: how hosts speak of it. */
export function mainGroup(parties: readonly SeatedParty[]): string | undefined {
  const people = new Map<string, number>();
  for (const { guest_group: group, people: count } of parties)
    if (group) people.set(group, (people.get(group) ?? 0) + count);
  return [...people].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

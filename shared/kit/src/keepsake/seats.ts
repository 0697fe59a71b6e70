interface Seated {
  readonly events: readonly { readonly id: number }[];
  /** The table of the guest at each event, by the event's id. */
  readonly tables: ReadonlyMap<number, string | undefined>;
  /** How a table is called: 'Meja 4'. */
  readonly called: (table: string) => string;
}

interface Seats {
  /** The one table at all events of the ticket; undefined where they differ or there is none. */
  readonly ofAll: string | undefined;
  /** The table at one event, where it is not that of all. */
  of(eventId: number): string | undefined;
}

/** Where the guest of a ticket sits: said once where it is the same at every event, else with each event. */
export function seatsOf({ events, tables, called }: Seated): Seats {
  const nameOf = (table: string | undefined) => table && (isCalled(table, called) ? table : called(table));
  const names = events.map(({ id }) => nameOf(tables.get(id)));
  const [first] = names;
  const ofAll = first && names.every((name) => name === first) ? first : undefined;
  return { ofAll, of: (eventId) => (ofAll ? undefined : nameOf(tables.get(eventId))) };
}

/** Whether hosts have put the word into the name already: "Meja 4" is no "Meja Meja 4". */
function isCalled(table: string, called: (table: string) => string): boolean {
  const word = called('').trim().toLowerCase();
  return word !== '' && table.toLowerCase().startsWith(word);
}

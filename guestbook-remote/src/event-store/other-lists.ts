import type { EventDatabase } from './database.ts';
import { codeHasherOf } from './hashed-code.ts';
import { readLists } from './list-repository.ts';
import type { GuestRow } from './records.ts';

/**
 * The lists of the client's other events that are kept on this device. A bare code says nothing of events: of a guest who
 * came to the wrong one only another list knows it.
 */
export function createOtherLists(database: EventDatabase, eventId: number) {
  let isNamedAt = new Map<number, (code: string) => boolean>();
  return {
    async read(): Promise<void> {
      const lists = (await readLists(database)).filter((list) => list.event_id !== eventId);
      isNamedAt = new Map(
        await Promise.all(
          lists.map(async (list) => {
            const rows = await database.read(['guests'], (stores) => stores.ofEvent<GuestRow>('guests', list.event_id));
            const codes = new Set(rows.map(({ code }) => code));
            const hidden = codeHasherOf(list.event_id, list) ?? ((code) => code);
            return [list.event_id, (code: string) => codes.has(hidden(code))] as const;
          }),
        ),
      );
    },
    /** The other events to which a guest is invited, as far as their lists are here. */
    eventsOf: (code: string): ReadonlySet<number> =>
      new Set([...isNamedAt].filter(([, isNamed]) => isNamed(code)).map(([id]) => id)),
  };
}

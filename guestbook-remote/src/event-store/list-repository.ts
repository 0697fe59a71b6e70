import type { EventDatabase } from './database.ts';
import type { GuestRow, ListRecord, PartRecord, ResultRecord } from './records.ts';

/** The lists of guests on the device, whole and on their way: each function is one transaction. */

export const listKey = (eventId: number): ListRecord['key'] => `list ${eventId}`;
export const partKey = (eventId: number): PartRecord['key'] => `list-part ${eventId}`;
const isList = ({ key }: { key: string }) => /^list(?:-part)? /.test(key);

export interface ListChange {
  readonly rows: readonly GuestRow[];
  readonly removed: readonly number[];
  /** All guests of the event, not only those that changed. */
  readonly isWhole: boolean;
  readonly list: ListRecord;
  /** Operations whose effect these rows hold. */
  readonly covered: readonly ResultRecord[];
}

export function saveList(database: EventDatabase, { rows, removed, isWhole, list, covered }: ListChange) {
  const { event_id: eventId } = list;
  return database.write(['guests', 'meta', 'outcomes'], async (stores) => {
    if (isWhole) await stores.removeEvent('guests', eventId);
    for (const row of rows) stores.put('guests', row);
    for (const id of removed) stores.remove('guests', [eventId, id]);
    for (const result of covered) stores.put('outcomes', { ...result, is_covered: true });
    stores.put('meta', list);
    stores.remove('meta', partKey(eventId));
  });
}

export interface ListPage {
  readonly rows: readonly GuestRow[];
  readonly part: PartRecord;
  /** The first page of a reading: nothing of one before is here. */
  readonly isFirst: boolean;
}

/** Keeps a page of a list that is on its way. */
export function savePage(database: EventDatabase, { rows, part, isFirst }: ListPage): Promise<void> {
  return database.write(['guests', 'meta'], async (stores) => {
    if (isFirst) await stores.removeEvent('guests', part.event_id);
    for (const row of rows) stores.put('guests', row);
    stores.put('meta', part);
  });
}

/** Forgets the guests of all events: the session is over. What was done here stays. */
export function deleteLists(database: EventDatabase): Promise<void> {
  return database.write(['guests', 'meta'], async (stores) => {
    for (const { key } of (await stores.all<ListRecord>('meta')).filter(isList)) stores.remove('meta', key);
    stores.clear('guests');
  });
}

/** The lists that are here, in part or whole. */
export const readLists = async (database: EventDatabase): Promise<(ListRecord | PartRecord)[]> =>
  (await database.read(['meta'], (stores) => stores.all<ListRecord | PartRecord>('meta'))).filter(isList);

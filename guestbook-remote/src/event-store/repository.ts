import type { ClientEvents } from './event-store.ts';
import type { EventDatabase, Stores } from './database.ts';
import type {
  ClientEventsRecord,
  ClockRecord,
  DeviceRecord,
  GuestRow,
  ListRecord,
  OperationRecord,
  ResultRecord,
  AttentionRecord,
} from './records.ts';

/** What the device keeps, read and written in whole steps: each function is one transaction. */

export interface StoredEvent {
  readonly device: DeviceRecord;
  readonly clientEvents: ClientEvents | undefined;
  readonly clock: ClockRecord | undefined;
  readonly list: ListRecord | undefined;
  readonly rows: readonly GuestRow[];
  readonly journal: StoredJournal;
}
export interface StoredJournal {
  readonly operations: readonly OperationRecord[];
  readonly results: readonly ResultRecord[];
  readonly attention: readonly AttentionRecord[];
  /** Operations of all events in the queue. */
  readonly queued: number;
}

export const listKey = (eventId: number): ListRecord['key'] => `list ${eventId}`;
const isList = ({ key }: { key: string }) => key.startsWith('list ');

/** Everything of one event; makes the device's id at the first time. */
export function readAll(database: EventDatabase, eventId: number, newId: () => string): Promise<StoredEvent> {
  return database.write(['meta', 'guests', 'operations', 'outcomes', 'tray', 'queue'], async (stores) => {
    const known = await stores.get<DeviceRecord>('meta', 'device');
    const device = known ?? { key: 'device', device_id: newId(), seq: 0, gate: null };
    if (!known) stores.put('meta', device);
    const clientEvents = await stores.get<ClientEventsRecord>('meta', 'book');
    const clock = await stores.get<ClockRecord>('meta', 'clock');
    const list = await stores.get<ListRecord>('meta', listKey(eventId));
    const rows = await stores.ofEvent<GuestRow>('guests', eventId);
    return { device, clientEvents: clientEvents?.book, clock, list, rows, journal: await journalOf(stores, eventId) };
  });
}

export function readJournal(database: EventDatabase, eventId: number): Promise<StoredJournal> {
  return database.read(['operations', 'outcomes', 'tray', 'queue'], (stores) => journalOf(stores, eventId));
}

async function journalOf(stores: Stores, eventId: number): Promise<StoredJournal> {
  const [operations, results, attention, queued] = await Promise.all([
    stores.ofEvent<OperationRecord>('operations', eventId),
    stores.ofEvent<ResultRecord>('outcomes', eventId),
    stores.ofEvent<AttentionRecord>('tray', eventId),
    stores.count('queue'),
  ]);
  return { operations, results, attention, queued };
}

export const saveClientEvents = (database: EventDatabase, clientEvents: ClientEvents): Promise<void> =>
  database.write(['meta'], (stores) => stores.put('meta', { key: 'book', book: clientEvents }));

export const readClientEvents = async (database: EventDatabase): Promise<ClientEvents | undefined> =>
  (await database.read(['meta'], (stores) => stores.get<ClientEventsRecord>('meta', 'book')))?.book;

export const saveClock = (database: EventDatabase, offset: number): Promise<void> =>
  database.write(['meta'], (stores) => stores.put('meta', { key: 'clock', offset }));

export function saveGate(database: EventDatabase, gate: string | null): Promise<DeviceRecord> {
  return database.write(['meta'], async (stores) => {
    const device = { ...(await deviceOf(stores)), gate };
    stores.put('meta', device);
    return device;
  });
}

/** Gives the operation the device's next number, and puts it into the journal and the queue. */
export function appendOperation(
  database: EventDatabase,
  make: (device: DeviceRecord) => OperationRecord,
): Promise<OperationRecord> {
  return database.write(['meta', 'operations', 'queue'], async (stores) => {
    const device = await deviceOf(stores);
    const next = { ...device, seq: device.seq + 1 };
    const operation = make(next);
    stores.put('meta', next);
    stores.add('operations', operation);
    stores.add('queue', { seq: operation.seq, op_id: operation.op_id, event_id: operation.event_id });
    return operation;
  });
}

async function deviceOf(stores: Stores): Promise<DeviceRecord> {
  const device = await stores.get<DeviceRecord>('meta', 'device');
  if (!device) throw new Error('the device has no id: its storage was emptied while the event was open');
  return device;
}

export interface Queued {
  readonly operation: OperationRecord;
  /** The code of the walk-in that the operation is about; undefined while the server has not given it. */
  readonly code: string | undefined;
}

/** What no server has answered, in the order in which it was done. */
export function readQueue(database: EventDatabase): Promise<Queued[]> {
  return database.read(['queue', 'operations', 'outcomes'], async (stores) => {
    const queued = await stores.all<{ op_id: string }>('queue');
    return Promise.all(
      queued.map(async ({ op_id }) => {
        const operation = await stores.get<OperationRecord>('operations', op_id);
        if (!operation) throw new Error(`the queue names ${op_id}, which is not in the journal`);
        return { operation, code: await codeOf(stores, operation) };
      }),
    );
  });
}

/** Walk-ins that were added here have an operation's id for a key. */
async function codeOf(stores: Stores, { guest }: OperationRecord): Promise<string | undefined> {
  const walkIn = await stores.get<OperationRecord>('operations', guest);
  if (!walkIn) return guest;
  return (await stores.get<ResultRecord>('outcomes', guest))?.guest_code ?? undefined;
}

/** Takes the answered operations out of the queue, with what the server said in their place. */
export function saveResults(
  database: EventDatabase,
  answered: readonly { readonly seq: number; readonly result: ResultRecord }[],
  attention: readonly AttentionRecord[],
): Promise<void> {
  return database.write(['queue', 'outcomes', 'tray'], (stores) => {
    for (const { seq, result } of answered) {
      stores.put('outcomes', result);
      stores.remove('queue', seq);
    }
    for (const item of attention) stores.put('tray', item);
  });
}

export const saveSettled = (database: EventDatabase, item: AttentionRecord): Promise<void> =>
  database.write(['tray'], (stores) => stores.put('tray', { ...item, is_settled: true }));

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
  });
}

/** Forgets the guests of all events: the session is over. What was done here stays. */
export function deleteLists(database: EventDatabase): Promise<void> {
  return database.write(['guests', 'meta'], async (stores) => {
    for (const { key } of (await stores.all<ListRecord>('meta')).filter(isList)) stores.remove('meta', key);
    stores.clear('guests');
  });
}

/** Work of this device that no server has. */
export class UnsentWork extends Error {
  override readonly name = 'UnsentWork';
  readonly count: number;

  constructor(count: number) {
    super(`${count} operations are only on this device: connect, and wait until they are sent`);
    this.count = count;
  }
}

/** Forgets everything but the device's id and number: the log must not count one phone as two. */
export function wipeAll(database: EventDatabase): Promise<void> {
  return database.write(['meta', 'guests', 'operations', 'queue', 'outcomes', 'tray'], async (stores) => {
    const unsent = await stores.count('queue');
    if (unsent > 0) throw new UnsentWork(unsent);
    const device = await deviceOf(stores);
    for (const store of ['guests', 'operations', 'outcomes', 'tray', 'meta'] as const) stores.clear(store);
    stores.put('meta', device);
  });
}

/** Forgets events that are over: their lists at once, and what was done there once the server has all of it. */
export function deleteEvents(database: EventDatabase, eventIds: readonly number[]): Promise<void> {
  return database.write(['meta', 'guests', 'operations', 'queue', 'outcomes', 'tray'], async (stores) => {
    const unsent = new Set((await stores.all<{ event_id: number }>('queue')).map(({ event_id }) => event_id));
    for (const id of eventIds) {
      await stores.removeEvent('guests', id);
      stores.remove('meta', listKey(id));
      if (unsent.has(id)) continue;
      for (const store of ['operations', 'outcomes', 'tray'] as const) await stores.removeEvent(store, id);
    }
  });
}

export const readLists = async (database: EventDatabase): Promise<ListRecord[]> =>
  (await database.read(['meta'], (stores) => stores.all<ListRecord>('meta'))).filter(isList);

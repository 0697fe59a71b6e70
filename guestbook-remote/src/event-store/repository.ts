import type { ClientEvents } from './event-store.ts';
import type { EventDatabase, Stores } from './database.ts';
import { isOperationId } from './hashed-code.ts';
import { listKey, partKey } from './list-repository.ts';
import type {
  ClientEventsRecord,
  ClockRecord,
  DeviceRecord,
  GuestRow,
  ListRecord,
  OperationRecord,
  PartRecord,
  ResultRecord,
  AttentionRecord,
} from './records.ts';

/** What the device keeps, read and written in whole steps: each function is one transaction. */

export interface StoredEvent {
  readonly device: DeviceRecord;
  readonly clientEvents: ClientEvents | undefined;
  readonly clock: ClockRecord | undefined;
  readonly list: ListRecord | undefined;
  /** What has come of the list while it is not here. */
  readonly part: PartRecord | undefined;
  readonly rows: readonly GuestRow[];
  readonly journal: StoredJournal;
}
export interface StoredJournal {
  readonly operations: readonly OperationRecord[];
  readonly results: readonly ResultRecord[];
  readonly attention: readonly AttentionRecord[];
  /** Operations of this device in the queue, of all events. */
  readonly queued: number;
  /** Those of other devices. */
  readonly carried: number;
}

/**
 * Where an operation stands in the queue: its number on this device, or for one of another device a fraction behind the last
 * number, so that what was done on hearing of it is sent after it.
 */
type Place = number;
const FRACTION = 2 ** -20;
interface QueueRecord {
  readonly seq: Place;
  readonly op_id: string;
  readonly event_id: number;
}
export const isOwnPlace = (place: Place): boolean => Number.isInteger(place);

/** Everything of one event; makes the device's id at the first time. */
export function readAll(database: EventDatabase, eventId: number, newId: () => string): Promise<StoredEvent> {
  return database.write(['meta', 'guests', 'operations', 'outcomes', 'tray', 'queue'], async (stores) => {
    const known = await stores.get<DeviceRecord>('meta', 'device');
    const device = known ?? { key: 'device', device_id: newId(), seq: 0, gate: null };
    if (!known) stores.put('meta', device);
    const clientEvents = await stores.get<ClientEventsRecord>('meta', 'book');
    const clock = await stores.get<ClockRecord>('meta', 'clock');
    const list = await stores.get<ListRecord>('meta', listKey(eventId));
    const part = await stores.get<PartRecord>('meta', partKey(eventId));
    const rows = await stores.ofEvent<GuestRow>('guests', eventId);
    const journal = await journalOf(stores, eventId);
    return { device, clientEvents: clientEvents?.book, clock, list, part, rows, journal };
  });
}

export function readJournal(database: EventDatabase, eventId: number): Promise<StoredJournal> {
  return database.read(['operations', 'outcomes', 'tray', 'queue'], (stores) => journalOf(stores, eventId));
}

async function journalOf(stores: Stores, eventId: number): Promise<StoredJournal> {
  const [operations, results, attention, queue] = await Promise.all([
    stores.ofEvent<OperationRecord>('operations', eventId),
    stores.ofEvent<ResultRecord>('outcomes', eventId),
    stores.ofEvent<AttentionRecord>('tray', eventId),
    stores.all<QueueRecord>('queue'),
  ]);
  const queued = queue.filter(({ seq }) => isOwnPlace(seq)).length;
  return { operations, results, attention, queued, carried: queue.length - queued };
}

export const saveClientEvents = (database: EventDatabase, clientEvents: ClientEvents): Promise<void> =>
  database.write(['meta'], (stores) => stores.put('meta', { key: 'book', book: clientEvents }));

export const readClientEvents = async (database: EventDatabase): Promise<ClientEvents | undefined> =>
  (await database.read(['meta'], (stores) => stores.get<ClientEventsRecord>('meta', 'book')))?.book;

export const saveClock = (database: EventDatabase, offset: number): Promise<void> =>
  database.write(['meta'], (stores) => stores.put('meta', { key: 'clock', offset }));

export const readClock = (database: EventDatabase): Promise<ClockRecord | undefined> =>
  database.read(['meta'], (stores) => stores.get<ClockRecord>('meta', 'clock'));

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

/**
 * Keeps operations that other devices told of, in their order; answers those that were not here. Those of which `isCarried`
 * holds go to the server as well.
 */
export function keepForeign(
  database: EventDatabase,
  told: readonly OperationRecord[],
  isCarried: (operation: OperationRecord) => boolean,
): Promise<OperationRecord[]> {
  return database.write(['meta', 'operations', 'queue'], async (stores) => {
    const { seq } = await deviceOf(stores);
    const places = (await stores.all<QueueRecord>('queue')).map((one) => one.seq);
    let place = Math.max(seq, ...places);
    const kept: OperationRecord[] = [];
    for (const operation of told) {
      const { op_id, event_id } = operation;
      if (await stores.get('operations', op_id)) continue;
      stores.add('operations', operation);
      place += FRACTION;
      if (isCarried(operation)) stores.add('queue', { seq: place, op_id, event_id });
      kept.push(operation);
    }
    return kept;
  });
}

async function deviceOf(stores: Stores): Promise<DeviceRecord> {
  const device = await stores.get<DeviceRecord>('meta', 'device');
  if (!device) throw new Error('the device has no id: its storage was emptied while the event was open');
  return device;
}

export interface Queued {
  readonly place: Place;
  readonly operation: OperationRecord;
  /** The code of the walk-in that the operation is about; undefined while the server has not given it. */
  readonly code: string | undefined;
}

/** What no server has answered, in the order in which it was done. */
export function readQueue(database: EventDatabase): Promise<Queued[]> {
  return database.read(['queue', 'operations', 'outcomes'], async (stores) => {
    const queued = await stores.all<QueueRecord>('queue');
    return Promise.all(
      queued.map(async ({ seq: place, op_id }) => {
        const operation = await stores.get<OperationRecord>('operations', op_id);
        if (!operation) throw new Error(`the queue names ${op_id}, which is not in the journal`);
        return { place, operation, code: await codeOf(stores, { place, operation }) };
      }),
    );
  });
}

/** Takes out of the queue what other devices did and the server has meanwhile; answers how many that were. */
export function dropCarried(
  database: EventDatabase,
  isSeen: (operation: OperationRecord) => boolean,
  eventId: number,
): Promise<number> {
  return database.write(['queue', 'operations'], async (stores) => {
    let dropped = 0;
    for (const { seq, op_id, event_id } of await stores.all<QueueRecord>('queue')) {
      if (isOwnPlace(seq) || event_id !== eventId) continue;
      const operation = await stores.get<OperationRecord>('operations', op_id);
      // only its answer says which guest a walk-in has become, and what stands behind it may be about that guest
      if (operation && (operation.type === 'ADHOC' || !isSeen(operation))) continue;
      stores.remove('queue', seq);
      dropped += 1;
    }
    return dropped;
  });
}

/** Forgets what other devices did, with the names in it, but for what waits for the server and whom that is about. */
export function dropHeard(database: EventDatabase): Promise<void> {
  return database.write(['meta', 'queue', 'operations'], async (stores) => {
    const { device_id: own } = await deviceOf(stores);
    const operations = await stores.all<OperationRecord>('operations');
    const queued = new Set((await stores.all<QueueRecord>('queue')).map(({ op_id }) => op_id));
    const waiting = operations.filter(({ op_id }) => queued.has(op_id));
    const needed = new Set([...queued, ...waiting.map(({ guest }) => guest)]);
    for (const { op_id, device_id } of operations)
      if (device_id !== own && !needed.has(op_id)) stores.remove('operations', op_id);
  });
}

export const countQueue = (database: EventDatabase): Promise<number> =>
  database.read(['queue'], (stores) => stores.count('queue'));

/** Walk-ins that were added here, or at a gate without a network, have an operation's id for a key. */
async function codeOf(
  stores: Stores,
  { place, operation: { guest } }: Pick<Queued, 'place' | 'operation'>,
): Promise<string | undefined> {
  const walkIn = await stores.get<OperationRecord>('operations', guest);
  if (!walkIn) return !isOwnPlace(place) && isOperationId(guest) ? undefined : guest;
  return (await stores.get<ResultRecord>('outcomes', guest))?.guest_code ?? undefined;
}

/** Writes what was learnt of when operations were done. */
export const saveTimes = (database: EventDatabase, operations: readonly OperationRecord[]): Promise<void> =>
  database.write(['operations'], (stores) => {
    for (const operation of operations) stores.put('operations', operation);
  });

/** Takes the answered operations out of the queue, with what the server said in their place. */
export function saveResults(
  database: EventDatabase,
  answered: readonly { readonly place: Place; readonly result: ResultRecord }[],
  attention: readonly AttentionRecord[],
): Promise<void> {
  return database.write(['queue', 'outcomes', 'tray'], (stores) => {
    for (const { place, result } of answered) {
      stores.put('outcomes', result);
      stores.remove('queue', place);
    }
    for (const item of attention) stores.put('tray', item);
  });
}

export const saveSettled = (database: EventDatabase, item: AttentionRecord): Promise<void> =>
  database.write(['tray'], (stores) => stores.put('tray', { ...item, is_settled: true }));

/** Work of this device that no server has. */
export class UnsentWork extends Error {
  override readonly name = 'UnsentWork';
  readonly count: number;

  constructor(count: number) {
    super(`${count} operations are only on this device: connect, and wait until they are sent`);
    this.count = count;
  }
}

/**
 * Forgets everything but the device's id and number: the log must not count one phone as two. What other devices did and this
 * one could not bring is theirs to bring, unless `isCarriedKept`.
 */
export function wipeAll(database: EventDatabase, { isCarriedKept }: { isCarriedKept: boolean }): Promise<void> {
  return database.write(['meta', 'guests', 'operations', 'queue', 'outcomes', 'tray'], async (stores) => {
    const queue = await stores.all<QueueRecord>('queue');
    const unsent = queue.filter(({ seq }) => isCarriedKept || isOwnPlace(seq)).length;
    if (unsent > 0) throw new UnsentWork(unsent);
    const device = await deviceOf(stores);
    for (const store of ['guests', 'operations', 'queue', 'outcomes', 'tray', 'meta'] as const) stores.clear(store);
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
      stores.remove('meta', partKey(id));
      if (unsent.has(id)) continue;
      for (const store of ['operations', 'outcomes', 'tray'] as const) await stores.removeEvent(store, id);
    }
  });
}

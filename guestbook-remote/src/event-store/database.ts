import type { StorageProblem } from './event-store.ts';

const NAME = 'janur-door';
const VERSION = 1;

/** A store and where its records keep their key. `queue` holds the ids of operations that no server has answered. */
const STORES = [
  ['guests', ['event_id', 'id']],
  ['operations', 'op_id'],
  ['queue', 'seq'],
  ['outcomes', 'op_id'],
  ['tray', 'id'],
  ['meta', 'key'],
] as const;
export type StoreName = (typeof STORES)[number][0];
/** Finds the records of an event. */
const EVENT = 'event';

/** The device cannot keep what it was given. */
export class StorageTrouble extends Error {
  override readonly name = 'StorageTrouble';
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, cause?: unknown) {
    super(`The device's storage is ${problem}`, { cause });
    this.problem = problem;
  }
}

export interface Stores {
  readonly get: <T>(store: StoreName, key: IDBValidKey) => Promise<T | undefined>;
  readonly all: <T>(store: StoreName) => Promise<T[]>;
  readonly ofEvent: <T>(store: StoreName, eventId: number) => Promise<T[]>;
  readonly count: (store: StoreName) => Promise<number>;
  readonly put: (store: StoreName, record: object) => void;
  /** Fails the whole transaction when the key is there already. */
  readonly add: (store: StoreName, record: object) => void;
  readonly remove: (store: StoreName, key: IDBValidKey) => void;
  readonly removeEvent: (store: StoreName, eventId: number) => Promise<void>;
  readonly clear: (store: StoreName) => void;
}

export interface EventDatabase {
  readonly read: <T>(stores: readonly StoreName[], work: (stores: Stores) => Promise<T>) => Promise<T>;
  /**
   * All of it or nothing, on the disk when it resolves. Work that throws leaves nothing behind. Rejects with
   * `StorageTrouble` when the device could not keep it.
   */
  readonly write: <T>(stores: readonly StoreName[], work: (stores: Stores) => T | Promise<T>) => Promise<T>;
  readonly close: () => void;
}

/** Opens the device's database. One that was taken away by the browser is opened again at the next use. */
export async function openDatabase(factory: IDBFactory): Promise<EventDatabase> {
  let connection: IDBDatabase | undefined = await connect();
  let opening: Promise<IDBDatabase> | undefined;
  let isClosed = false;

  function connect(): Promise<IDBDatabase> {
    return open(factory, () => (connection = undefined));
  }

  async function connected(): Promise<IDBDatabase> {
    if (isClosed) throw new StorageTrouble('lost');
    if (connection) return connection;
    opening ??= connect().finally(() => (opening = undefined));
    return (connection = await opening);
  }

  async function run<T>(
    { stores, mode }: { stores: readonly StoreName[]; mode: IDBTransactionMode },
    work: (stores: Stores) => T | Promise<T>,
  ): Promise<T> {
    const database = await connected();
    // an evening's work must not be lost with the battery: the disk has it before the usher is told so
    const transaction = begin(database, stores, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(troubleOf(transaction.error)));
    });
    try {
      const result = await work(storesOf(transaction));
      await done;
      return result;
    } catch (error) {
      done.catch(() => undefined); // told by `error` already
      abort(transaction);
      throw error instanceof DOMException ? troubleOf(error) : error;
    }
  }

  return {
    read: (stores, work) => run({ stores, mode: 'readonly' }, work),
    write: (stores, work) => run({ stores, mode: 'readwrite' }, work),
    close() {
      isClosed = true;
      connection?.close();
      connection = undefined;
    },
  };
}

function open(factory: IDBFactory, onGone: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let request: IDBOpenDBRequest;
    try {
      request = factory.open(NAME, VERSION);
    } catch (error) {
      reject(new StorageTrouble('unavailable', error));
      return;
    }
    request.addEventListener('upgradeneeded', () => {
      for (const [name, key] of STORES) {
        const keyPath = typeof key === 'string' ? key : [...key];
        request.result.createObjectStore(name, { keyPath }).createIndex(EVENT, 'event_id');
      }
    });
    let isGivenUp = false;
    request.addEventListener('blocked', () => {
      isGivenUp = true;
      reject(new StorageTrouble('blocked'));
    });
    request.addEventListener('error', () =>
      reject(isFull(request.error) ? troubleOf(request.error) : unavailable(request.error)),
    );
    request.addEventListener('success', () => {
      const database = request.result;
      if (isGivenUp) return database.close();
      database.addEventListener('close', onGone);
      database.addEventListener('versionchange', () => {
        // a newer version of the app waits for this tab
        database.close();
        onGone();
      });
      resolve(database);
    });
  });
}

function begin(database: IDBDatabase, stores: readonly StoreName[], mode: IDBTransactionMode): IDBTransaction {
  try {
    return database.transaction(stores, mode, { durability: 'strict' });
  } catch (error) {
    throw new StorageTrouble('lost', error);
  }
}

function storesOf(transaction: IDBTransaction): Stores {
  const at = (store: StoreName) => transaction.objectStore(store);
  return {
    // records are read as they were written: nobody else has this database
    get: <T>(store: StoreName, key: IDBValidKey) => answerOf(at(store).get(key)) as Promise<T | undefined>,
    all: <T>(store: StoreName) => answerOf(at(store).getAll()) as Promise<T[]>,
    ofEvent: <T>(store: StoreName, eventId: number) => answerOf(at(store).index(EVENT).getAll(eventId)) as Promise<T[]>,
    count: (store) => answerOf(at(store).count()),
    put: (store, record) => void at(store).put(record),
    add: (store, record) => void at(store).add(record),
    remove: (store, key) => void at(store).delete(key),
    async removeEvent(store, eventId) {
      const keys = await answerOf(at(store).index(EVENT).getAllKeys(eventId));
      for (const key of keys) at(store).delete(key);
    },
    clear: (store) => void at(store).clear(),
  };
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new StorageTrouble('lost')));
  });
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // it is over already: nothing of it is left to take back
  }
}

const isFull = (error: DOMException | null): boolean => error?.name === 'QuotaExceededError';
const unavailable = (error: unknown) => new StorageTrouble('unavailable', error);

function troubleOf(error: DOMException | null): Error {
  if (isFull(error)) return new StorageTrouble('full', error);
  return new StorageTrouble('lost', error);
}

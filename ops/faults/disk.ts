import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';

/** A device's storage: it outlives every page that is opened on it. */
export interface Disk {
  /** Nothing more can be written while it is. */
  isFull: boolean;
  /** The storage as one page has it. */
  mount(): Mount;
  readAll<T>(store: string): Promise<T[]>;
}
export interface Mount {
  readonly indexedDB: IDBFactory;
  /** The page is gone: what it was writing is not written. */
  cutOff(): void;
}

const diskOf = new WeakMap<IDBDatabase, Disk>();

/** fake-indexeddb has room for everything: only here a disk can be full. */
for (const name of ['add', 'put'] as const) {
  const write = IDBObjectStore.prototype[name];
  IDBObjectStore.prototype[name] = function writeIfThereIsRoom(this: IDBObjectStore, ...what: [unknown, IDBValidKey?]) {
    if (diskOf.get(this.transaction.db)?.isFull) throw new DOMException('no room', 'QuotaExceededError');
    return write.apply(this, what);
  };
}

export function createDisk(): Disk {
  const factory = new IDBFactory();

  function mount(): Mount {
    const opened = new Set<IDBDatabase>();
    const running = new Set<IDBTransaction>();
    let isCutOff = false;
    const indexedDB: IDBFactory = {
      cmp: (one, other) => factory.cmp(one, other),
      databases: () => factory.databases(),
      deleteDatabase: (name) => factory.deleteDatabase(name),
      open(name, version) {
        if (isCutOff) throw new DOMException('the page is gone', 'InvalidStateError');
        const request = factory.open(name, version);
        request.addEventListener('success', () => watch(request.result));
        return request;
      },
    };
    return {
      indexedDB,
      cutOff() {
        isCutOff = true;
        for (const transaction of running) abort(transaction);
        for (const database of opened) database.close();
      },
    };

    function watch(database: IDBDatabase): void {
      opened.add(database);
      diskOf.set(database, disk);
      const begin = database.transaction.bind(database);
      database.transaction = (...what) => {
        const transaction = begin(...what);
        running.add(transaction);
        for (const end of ['complete', 'abort']) {
          transaction.addEventListener(end, () => running.delete(transaction));
        }
        return transaction;
      };
    }
  }

  async function readAll<T>(store: string): Promise<T[]> {
    const database = await answer(factory.open('janur-door'));
    try {
      // records are read as the door wrote them
      return (await answer(database.transaction(store).objectStore(store).getAll())) as T[];
    } finally {
      database.close();
    }
  }

  const disk: Disk = { isFull: false, mount, readAll };
  return disk;
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // it is written already, and only its page did not hear of it
  }
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the storage does not answer')));
  });

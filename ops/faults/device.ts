import { setTimeout as pause } from 'node:timers/promises';
import { createApi } from '@janur/data';
import {
  type EventStore,
  type OperationView,
  ImpossibleOperation,
  openEventStore,
  StorageTrouble,
} from '@janur/guestbook-remote/event-store';
import { createDisk } from './disk.ts';
import type { Act, DevicePlan } from './history.ts';
import { perform } from './perform.ts';
import type { FaultProxy } from './proxy.ts';
import { openStreamAt } from './stream.ts';
import { createWitness, type Witness } from './witness.ts';

/** A simulated usher: the product's door on a tablet of its own, behind a network of its own. */
export interface Device {
  readonly plan: DevicePlan;
  readonly witness: Witness;
  /** Of acts that the door said are saved, the ids of their operations. */
  readonly promised: ReadonlySet<string>;
  /** Of acts that the door said are not saved. */
  readonly denied: ReadonlySet<string>;
  /** When the device began to make each operation, by the clock of this machine. */
  readonly madeAt: ReadonlyMap<string, number>;
  /** Opens the door before anything goes wrong. */
  begin(): Promise<void>;
  /**
   * Has the page do something as soon as one is open. `denied`: the door said that it is not saved. `impossible`: it is no longer
   * to be done. `gone`: the page was lost meanwhile, and nobody knows.
   */
  attempt(work: (store: EventStore) => Promise<OperationView | undefined>): Promise<Attempt>;
  /** Does the evening; resolves when all is done and the page is open. */
  work(began: number): Promise<void>;
  /** Does one thing more. */
  act(what: Act): Promise<Attempt>;
  /** Never comes back, with whatever it did not send. What was on its storage only the checker still reads. */
  perish(): void;
  readonly isGone: () => boolean;
  /** How others call it. */
  id(): string;
  /** No server is reached until all is healed. */
  cut(): void;
  /** The network is good from now on. */
  heal(): void;
  store(): EventStore;
  readAll<T>(store: string): Promise<T[]>;
  close(): Promise<void>;
}

export type Attempt = 'saved' | 'denied' | 'impossible' | 'gone';

interface Parts {
  readonly plan: DevicePlan;
  readonly proxy: FaultProxy;
  readonly eventId: number;
  readonly usher: string;
  /** Guests whom everybody knows. */
  readonly codes: readonly string[];
}
interface Page {
  readonly store: EventStore;
  readonly gone: Promise<'gone'>;
  die(): void;
}

export function createDevice({ plan, proxy, eventId, usher, codes }: Parts): Device {
  const disk = createDisk();
  const witness = createWitness(codes);
  const promised = new Set<string>();
  const denied = new Set<string>();
  const madeAt = new Map<string, number>();
  const walkIns = new Map<string, string>();
  const networkListeners = new Set<() => void>();
  let isLinked = true;
  let skew = plan.skew;
  let ids = 0;
  let lastId = '';
  let page: Page | undefined;
  let opening: Promise<Page> | undefined;
  let isGone = false;
  let id = '';

  const now = () => Date.now() + skew;
  function newId(): string {
    ids += 1;
    lastId = `${plan.name}-${String(ids).padStart(6, '0')}-${eventId}`;
    madeAt.set(lastId, Date.now());
    return lastId;
  }

  async function open(): Promise<Page> {
    const mounted = disk.mount();
    const dying = Promise.withResolvers<'gone'>();
    let isAlive = true;
    const api = createApi({ baseUrl: `${proxy.origin}/api` });
    const store = await openEventStore(
      {
        api,
        indexedDB: mounted.indexedDB,
        now,
        monotonic: () => performance.now(),
        newId,
        usherName: () => usher,
        openStream: openStreamAt(proxy.origin),
        ...(plan.feelsNetwork && {
          network: {
            isOnline: () => isLinked,
            onChange(listener: () => void) {
              networkListeners.add(listener);
              return () => networkListeners.delete(listener);
            },
          },
        }),
      },
      { eventId },
    );
    id = store.deviceId;
    const look = () => isAlive && witness.look(store);
    look();
    const stop = store.state.subscribe(look);
    return {
      store,
      gone: dying.promise,
      die() {
        isAlive = false;
        stop();
        mounted.cutOff();
        dying.resolve('gone');
        // only its timers are ended: nothing that it still does reaches the storage
        void store.close();
      },
    };
  }

  async function opened(): Promise<Page> {
    if (page) return page;
    opening ??= openAtLast().finally(() => (opening = undefined));
    return (page = await opening);
  }

  /** A disk that is full for a moment may keep the page from opening: the usher tries again. */
  async function openAtLast(): Promise<Page> {
    for (;;) {
      try {
        return await open();
      } catch (error) {
        if (!(error instanceof StorageTrouble)) throw error;
        await pause(50);
      }
    }
  }

  async function crash({ isMidUpload, away }: DevicePlan['crashes'][number]): Promise<void> {
    if (isMidUpload) await Promise.race([proxy.nextUpload(), pause(1500)]);
    page?.die();
    page = undefined;
    await pause(away);
    await opened();
  }

  function note(operation: OperationView | undefined): Attempt {
    if (operation) promised.add(operation.op_id);
    if (operation?.type === 'ADHOC') witness.alsoKnows(operation.op_id);
    return 'saved';
  }

  function deny(error: unknown): Attempt {
    if (error instanceof StorageTrouble) denied.add(lastId);
    else if (!(error instanceof ImpossibleOperation)) throw error;
    return error instanceof StorageTrouble ? 'denied' : 'impossible';
  }

  async function attempt(work: (store: EventStore) => Promise<OperationView | undefined>): Promise<Attempt> {
    const { store, gone } = await opened();
    return Promise.race([work(store).then(note, deny), gone]);
  }

  // what is no longer possible, the usher sees before asking for it
  const act = (what: Act) => attempt((store) => perform(store, { act: what, keys: walkIns }));

  function setLink(how: 'up' | 'refuse' | 'hang'): void {
    proxy.setLink(how);
    isLinked = how === 'up';
    for (const listener of networkListeners) listener();
  }

  async function at(began: number, when: number, what: () => unknown): Promise<void> {
    await pause(Math.max(0, began + when - Date.now()));
    await what();
  }

  async function steps(began: number): Promise<void> {
    await openPage().setGate(`Gate ${plan.name}`);
    for (const step of plan.steps) await at(began, step.at, () => act(step.act));
  }

  async function crashes(began: number): Promise<void> {
    for (const one of plan.crashes) await at(began, one.at, () => crash(one));
  }

  function openPage(): EventStore {
    if (!page) throw new Error(`${plan.name} has no page open`);
    return page.store;
  }

  return {
    plan,
    witness,
    promised,
    denied,
    madeAt,
    store: openPage,
    readAll: (store) => disk.readAll(store),
    attempt,
    async begin() {
      await opened();
      await openPage().sync();
    },
    async work(began) {
      const { clockSet, fullDisk, downs } = plan;
      await Promise.all([
        steps(began),
        crashes(began),
        ...downs.flatMap(({ from, to, how }) => [
          at(began, from, () => setLink(how)),
          at(began, to, () => setLink('up')),
        ]),
        ...(clockSet ? [at(began, clockSet.at, () => (skew = clockSet.skew))] : []),
        ...(fullDisk
          ? [at(began, fullDisk.from, () => (disk.isFull = true)), at(began, fullDisk.to, () => (disk.isFull = false))]
          : []),
      ]);
      await opened();
    },
    act,
    perish() {
      isGone = true;
      page?.die();
      page = undefined;
    },
    isGone: () => isGone,
    id: () => id,
    cut: () => setLink('refuse'),
    heal() {
      proxy.heal();
      isLinked = true;
      for (const listener of networkListeners) listener();
    },
    async close() {
      await page?.store.close();
    },
  };
}

/** The device's page, where one is open. */
export function pageOf(device: Device): EventStore | undefined {
  try {
    return device.store();
  } catch {
    return undefined;
  }
}

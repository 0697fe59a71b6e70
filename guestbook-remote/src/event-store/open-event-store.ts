import { createScheduler, createSingleFlight, inTurn, type SyncResult } from './sync/scheduler.ts';
import { fetchClientEvents, isSilence, EventsNotCached } from './events-cache.ts';
import { type EventDatabase, openDatabase } from './database.ts';
import type { EventStore, ClientEvents, GuestView, GuestKey } from './event-store.ts';
import type { StoreServices } from './services.ts';
import { createSync } from './sync/sync.ts';
import { codeSign } from './code-readings.ts';
import { judge, judgeGuest, type Judging } from './judge.ts';
import { createLocalState, type LocalState } from './local-state.ts';
import { createRecorder } from './record.ts';
import { newCheckIn, newGift, newMovement, newSettlement, newTable, newUndo, newWalkIn } from './new-operation.ts';
import { arrivedWithin } from './arrived.ts';
import { createOtherLists } from './other-lists.ts';
import { restore } from './restore.ts';
import { createSearch } from './search/search.ts';
import { warmUp } from './ticket-signature.ts';
import { keepForeign, type StoredEvent, saveGate, readAll, readJournal, wipeAll } from './repository.ts';
import { settle } from './attention.ts';
import { createMesh } from './mesh/mesh.ts';
import type { OperationRecord } from './records.ts';

/** The event is none of the caller's, or has no guest-book any more. */
export class UnknownEvent extends Error {
  override readonly name = 'UnknownEvent';
}

/**
 * Opens the store of one event with what the device has: the network is asked only when the device does not know the event.
 * Rejects with `StorageTrouble`, `EventsNotCached` or `UnknownEvent`.
 */
export async function openEventStore(services: StoreServices, { eventId }: { eventId: number }): Promise<EventStore> {
  const database = await openDatabase(services.indexedDB);
  try {
    const stored = await readAll(database, eventId, services.newId);
    const clientEvents = await eventsWith(eventId, { services, database, known: stored.clientEvents });
    const local = createLocalState(services, { eventId, stored, clientEvents });
    local.load(stored);
    return await assemble({ services, database, local });
  } catch (error) {
    database.close();
    throw error;
  }
}

const byName = (one: GuestView, other: GuestView): number =>
  one.name.localeCompare(other.name) || one.key.localeCompare(other.key);

async function eventsWith(
  eventId: number,
  {
    services,
    database,
    known,
  }: { services: StoreServices; database: EventDatabase; known: StoredEvent['clientEvents'] },
): Promise<ClientEvents> {
  const isThere = ({ events }: ClientEvents) => events.some(({ id }) => id === eventId);
  if (known && isThere(known)) return known;
  const clientEvents = await fetchClientEvents(services.api, database).catch((error: unknown) => {
    throw isSilence(error) ? new EventsNotCached(error) : error;
  });
  if (!isThere(clientEvents)) throw new UnknownEvent(`there is no guest-book of event ${eventId}`);
  return clientEvents;
}

interface Parts {
  readonly services: StoreServices;
  readonly database: EventDatabase;
  readonly local: LocalState;
}

async function assemble({ services, database, local }: Parts): Promise<EventStore> {
  const { eventId, index, facts, clock, state } = local;
  const isLoggedOut = () => state.getState().link === 'logged-out';
  const isAutomatic = services.isAutomatic ?? true;
  const notifyTabs = (what: 'journal' | 'all') => services.tabs?.tell({ changed: what });
  const sync = createSync({ services, database, local, notifyTabs });
  const singleFlight = createSingleFlight({
    services,
    work: sync.work,
    onStart: () => state.setState({ is_syncing: true }),
    onEnd,
    onStorageTrouble: ({ problem }) => state.setState({ storage_problem: problem }),
  });
  const scheduler = createScheduler({
    services,
    singleFlight,
    eventId,
    hasUnsent: () => facts.queued + facts.carried > 0,
    maySync: () => !isLoggedOut(),
    onLive: (is_live) => state.setState({ is_live }),
    onNetwork: (isOnline) => !isOnline && state.getState().link === 'online' && state.setState({ link: 'offline' }),
  });
  const wake = () => isAutomatic && scheduler.wake();
  const record = createRecorder({
    services,
    database,
    local,
    onRecorded(operation) {
      mesh.tell(operation);
      notifyTabs('journal');
      wake();
    },
  });
  const mesh = createMesh({
    eventId,
    deviceId: facts.device.device_id,
    keys: () => (isLoggedOut() ? undefined : facts.clientEvents.events.find(({ id }) => id === eventId)?.mesh_keys),
    gate: () => facts.device.gate,
    now: services.now,
    newId: services.newId,
    offset: clock.offset,
    index,
    keep: keepTold,
    onPeers: (peers) => state.setState({ peers }),
  });
  const search = createSearch();
  const otherLists = createOtherLists(database, eventId);
  await otherLists.read();
  const unlisten = services.tabs?.onMessage((message) => void hear(message));

  /** What another device did is as good here as what was done here, and is sent with it. */
  async function keepTold(
    told: readonly OperationRecord[],
    { isCarried }: { isCarried: (operation: OperationRecord) => boolean },
  ) {
    const carried = new Set(told.filter(isCarried));
    const kept = await keepForeign(database, told, (operation) => carried.has(operation));
    if (kept.length === 0) return kept;
    facts.carried += kept.filter((operation) => carried.has(operation)).length;
    for (const operation of kept) index.addOperation(operation);
    local.refresh();
    notifyTabs('journal');
    wake();
    return kept;
  }

  async function onEnd(result: SyncResult): Promise<void> {
    if (result === 'logged-out') return endSession();
    const { link, last_contact } = state.getState();
    const isAnswer = result === 'answered';
    search.prepare(index.guests);
    local.refresh({
      is_syncing: false,
      link: isAnswer ? 'online' : result === 'silent' ? 'offline' : link,
      last_contact: isAnswer ? services.now() : last_contact,
    });
  }

  /** The server has no more to do with this device: nor have others. */
  async function endSession(): Promise<void> {
    mesh.endAll();
    state.setState({ link: 'logged-out' });
    await sync.dropGuests();
    local.refresh({ is_syncing: false, is_live: false });
    scheduler.stop();
    local.tell({ type: 'logged-out' });
  }

  /** Another tab of this device did something. */
  async function hear(message: unknown): Promise<void> {
    if (typeof message !== 'object' || message === null || !('changed' in message)) return;
    if (message.changed === 'journal') {
      local.loadJournal(await readJournal(database, eventId));
      mesh.tellAll();
    } else {
      local.load(await readAll(database, eventId, services.newId));
      await otherLists.read();
    }
  }

  /** Who only scans has no list to look into. */
  const listed = (): ReadonlyMap<GuestKey, GuestView> =>
    (facts.list ?? facts.part)?.codes === 'HASHED' ? new Map() : index.guests;

  const judging = (): Judging => ({
    eventId,
    clientEvents: facts.clientEvents,
    hasList: facts.list !== undefined,
    isRevoked: (code) => facts.list?.revoked.includes(index.keyOf(code)) ?? false,
    now: clock.serverNow(),
    isClockWrong: clock.isWrong(),
    guest: (key) => index.guest(key),
    byCodeSign: (sign) =>
      [...listed().values()].filter(({ guest_code }) => guest_code !== null && codeSign(guest_code) === sign),
    phonesOf: (code) => index.phonesOf(code),
    byPhone: (last4) => [...index.guests.values()].filter(({ phone_last4 }) => phone_last4 === last4),
    phoneCheckOf: index.phoneCheckOf,
    otherEventsOf: otherLists.eventsOf,
  });

  const store: EventStore = {
    eventId,
    get deviceId() {
      return facts.device.device_id;
    },
    state,
    get clientEvents() {
      return facts.clientEvents;
    },
    get event() {
      const event = facts.clientEvents.events.find(({ id }) => id === eventId);
      if (!event) throw new UnknownEvent(`there is no guest-book of event ${eventId}`);
      return event;
    },
    judge: (content) => judge(content, judging()),
    judgeGuest(key) {
      const guest = index.guest(key);
      return guest ? judgeGuest(guest, judging()) : judge(key, judging());
    },
    guest: (key) => index.guest(key),
    search: (text, limit = 20) => search.find(listed(), text, limit),
    guests: () => [...listed().values()].toSorted(byName),
    arrivedWithin: (ms) => arrivedWithin(ms, clock.serverNow(), index.guests),
    checkIn: (arrival) => record(() => newCheckIn(arrival)),
    admitMore: (more) => record(() => newMovement('ADDITIONAL', more)),
    leave: (leaving) => record(() => newMovement('LEAVE', leaving)),
    comeBack: (returning) => record(() => newMovement('COME_BACK', returning)),
    give: (giving) => record(() => newGift(giving)),
    setTable: (change) => record(() => newTable(change)),
    addWalkIn: (walkIn) => record((opId) => newWalkIn(opId, walkIn)),
    settleParty: (said) => record(() => newSettlement(said, index.attendance(said.guest))),
    undo: (what) => record(() => newUndo(what)),
    restore: (undo) => restore(undo, { index, record }),
    history(key) {
      const entries = key === undefined ? index.entries() : index.entriesOf(key);
      return entries
        .filter(({ isOwn }) => isOwn)
        .map((entry) => index.view(entry))
        .toReversed();
    },
    operation(opId) {
      const entry = index.entry(opId);
      return entry && index.view(entry);
    },
    attention: local.openItems,
    async settle(id) {
      await settle(id, { database, local });
      notifyTabs('journal');
    },
    onNews: (listener) => local.onNews(listener),
    join: (channel) => mesh.join(channel),
    async setGate(gate) {
      facts.device = await saveGate(database, gate?.trim() || null);
      local.refresh();
    },
    async sync() {
      if (!isLoggedOut()) await singleFlight.sync();
    },
    async resume() {
      state.setState({ link: 'offline' });
      singleFlight.forgiveFailures();
      if (isAutomatic) scheduler.start();
      else await singleFlight.sync();
    },
    async close() {
      mesh.close();
      scheduler.stop();
      unlisten?.();
      await singleFlight.close();
      database.close();
    },
    async wipe() {
      await wipeAll(database, { isCarriedKept: false });
      mesh.close();
      // an exchange on its way could bring the guests back
      scheduler.stop();
      await singleFlight.close();
      await inTurn(services, () => wipeAll(database, { isCarriedKept: false }));
      notifyTabs('all');
      local.load(await readAll(database, eventId, services.newId));
    },
  };
  search.prepare(index.guests);
  if (isAutomatic) {
    scheduler.start();
    setTimeout(() => warmUp({ isLive: facts.clientEvents.door_codes === 'ROTATING' }));
  }
  return store;
}

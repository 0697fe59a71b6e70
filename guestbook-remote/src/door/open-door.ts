import { createAutopilot } from './autopilot.ts';
import { fetchBook, isSilence, NoBook } from './book.ts';
import { type DoorDatabase, openDatabase } from './database.ts';
import type { Door, DoorBook, DoorGuest, DoorServices, GuestKey } from './door.ts';
import { type Contact, createEngine } from './engine.ts';
import { createExchange } from './exchange.ts';
import { judge, judgeGuest, type Judging } from './judge.ts';
import { createKnowledge, type Knowledge } from './knowledge.ts';
import { checkInWords, giftWords, movementWords, tableWords, undoWords, walkInWords } from './make-operation.ts';
import { createRecorder } from './record.ts';
import { createSearch } from './search/search.ts';
import { type Kept, keepGate, readAll, readJournal, wipeAll } from './shelf.ts';
import { settle } from './tray.ts';
import { warmUp } from './verify.ts';

/** The event is none of the caller's, or has no guest-book any more. */
export class UnknownEvent extends Error {
  override readonly name = 'UnknownEvent';
}

/**
 * Opens the door of one event with what the device has: the network is asked only when the device does not know the event.
 * Rejects with `StorageTrouble`, `NoBook` or `UnknownEvent`.
 */
export async function openDoor(services: DoorServices, { eventId }: { eventId: number }): Promise<Door> {
  const database = await openDatabase(services.indexedDB);
  try {
    const kept = await readAll(database, eventId, services.newId);
    const book = await bookWith(eventId, { services, database, known: kept.book });
    const knowledge = createKnowledge(services, { eventId, kept, book });
    knowledge.load(kept);
    return await assemble({ services, database, knowledge });
  } catch (error) {
    database.close();
    throw error;
  }
}

const byName = (one: DoorGuest, other: DoorGuest): number =>
  one.name.localeCompare(other.name) || one.key.localeCompare(other.key);

async function bookWith(
  eventId: number,
  { services, database, known }: { services: DoorServices; database: DoorDatabase; known: Kept['book'] },
): Promise<DoorBook> {
  const isThere = ({ events }: DoorBook) => events.some(({ id }) => id === eventId);
  if (known && isThere(known)) return known;
  const book = await fetchBook(services.api, database).catch((error: unknown) => {
    throw isSilence(error) ? new NoBook(error) : error;
  });
  if (!isThere(book)) throw new UnknownEvent(`there is no guest-book of event ${eventId}`);
  return book;
}

interface Parts {
  readonly services: DoorServices;
  readonly database: DoorDatabase;
  readonly knowledge: Knowledge;
}

async function assemble({ services, database, knowledge }: Parts): Promise<Door> {
  const { eventId, memory, facts, clock, state } = knowledge;
  const isAutomatic = services.isAutomatic ?? true;
  const tellTabs = (what: 'journal' | 'all') => services.tabs?.tell({ door: what });
  const exchange = createExchange({ services, database, knowledge, tellTabs });
  const engine = createEngine({
    services,
    work: exchange.work,
    onStart: () => state.setState({ is_syncing: true }),
    onEnd,
    onStorageTrouble: ({ problem }) => state.setState({ storage_problem: problem }),
  });
  const autopilot = createAutopilot({
    services,
    engine,
    eventId,
    hasUnsent: () => facts.queued > 0,
    mayFly: () => state.getState().link !== 'logged-out',
    onLive: (is_live) => state.setState({ is_live }),
    onNetwork: (isOnline) => !isOnline && state.getState().link === 'online' && state.setState({ link: 'offline' }),
  });
  const wake = () => isAutomatic && autopilot.wake();
  const record = createRecorder({
    services,
    database,
    knowledge,
    onRecorded() {
      tellTabs('journal');
      wake();
    },
  });
  const search = createSearch();
  const unlisten = services.tabs?.onMessage((message) => void hear(message));

  async function onEnd(contact: Contact): Promise<void> {
    if (contact === 'logged-out') return endSession();
    const { link, last_contact } = state.getState();
    const isAnswer = contact === 'answered';
    search.prepare(memory.guests);
    knowledge.refresh({
      is_syncing: false,
      link: isAnswer ? 'online' : contact === 'silent' ? 'offline' : link,
      last_contact: isAnswer ? services.now() : last_contact,
    });
  }

  async function endSession(): Promise<void> {
    await exchange.dropGuests();
    knowledge.refresh({ is_syncing: false, link: 'logged-out', is_live: false });
    autopilot.stop();
    knowledge.tell({ type: 'logged-out' });
  }

  /** Another tab of this device did something. */
  async function hear(message: unknown): Promise<void> {
    if (typeof message !== 'object' || message === null || !('door' in message)) return;
    if (message.door === 'journal') knowledge.loadJournal(await readJournal(database, eventId));
    else knowledge.load(await readAll(database, eventId, services.newId));
  }

  /** Who only scans has no list to look into. */
  const listed = (): ReadonlyMap<GuestKey, DoorGuest> => (facts.list?.codes === 'HASHED' ? new Map() : memory.guests);

  const judging = (): Judging => ({
    eventId,
    book: facts.book,
    hasList: facts.list !== undefined,
    isRevoked: (code) => facts.list?.revoked.includes(memory.keyOf(code)) ?? false,
    now: clock.serverNow(),
    isClockWrong: clock.isWrong(),
    guest: (key) => memory.guest(key),
    byPhone: (last4) => [...memory.guests.values()].filter(({ phone_last4 }) => phone_last4 === last4),
  });

  const door: Door = {
    eventId,
    state,
    get book() {
      return facts.book;
    },
    get event() {
      const event = facts.book.events.find(({ id }) => id === eventId);
      if (!event) throw new UnknownEvent(`there is no guest-book of event ${eventId}`);
      return event;
    },
    judge: (content) => judge(content, judging()),
    judgeGuest(key) {
      const guest = memory.guest(key);
      return guest ? judgeGuest(guest, judging()) : judge(key, judging());
    },
    guest: (key) => memory.guest(key),
    search: (text, limit = 20) => search.find(listed(), text, limit),
    guests: () => [...listed().values()].toSorted(byName),
    checkIn: (arrival) => record(() => checkInWords(arrival)),
    admitMore: (more) => record(() => movementWords('ADDITIONAL', more)),
    leave: (leaving) => record(() => movementWords('LEAVE', leaving)),
    comeBack: (returning) => record(() => movementWords('COME_BACK', returning)),
    give: (giving) => record(() => giftWords(giving)),
    setTable: (change) => record(() => tableWords(change)),
    addWalkIn: (walkIn) => record((opId) => walkInWords(opId, walkIn)),
    undo: (what) => record(() => undoWords(what)),
    history(key) {
      const entries = key === undefined ? memory.entries() : memory.entriesOf(key);
      return entries.map((entry) => memory.shown(entry)).toReversed();
    },
    attention: knowledge.openItems,
    async settle(id) {
      await settle(id, { database, knowledge });
      tellTabs('journal');
    },
    onNews: knowledge.onNews,
    async setGate(gate) {
      facts.device = await keepGate(database, gate?.trim() || null);
      knowledge.refresh();
    },
    async sync() {
      if (state.getState().link !== 'logged-out') await engine.sync();
    },
    async resume() {
      state.setState({ link: 'offline' });
      engine.forgiveFailures();
      if (isAutomatic) autopilot.start();
      else await engine.sync();
    },
    async close() {
      autopilot.stop();
      unlisten?.();
      await engine.close();
      database.close();
    },
    async wipe() {
      await wipeAll(database);
      // an exchange on its way could bring the guests back
      autopilot.stop();
      await engine.close();
      await wipeAll(database);
      tellTabs('all');
      knowledge.load(await readAll(database, eventId, services.newId));
    },
  };
  await exchange.forget();
  search.prepare(memory.guests);
  if (isAutomatic) {
    autopilot.start();
    setTimeout(warmUp);
  }
  return door;
}

import { fetchClientEvents } from '../events-cache.ts';
import type { EventDatabase } from '../database.ts';
import type { ClientEvents } from '../event-store.ts';
import type { StoreServices } from '../services.ts';
import type { LocalState } from '../local-state.ts';
import { codeHasherOf } from '../hashed-code.ts';
import { eventsOfDay, KEPT_MS } from '../events-of-day.ts';
import { fetchToDisk } from './fetch-to-disk.ts';
import { pull } from './pull.ts';
import type { AttentionRecord, GuestRow, ListRecord } from '../records.ts';
import { deleteLists, type ListPage, readLists, saveList, savePage } from '../list-repository.ts';
import { keepPin } from '../pin-repository.ts';
import {
  deleteEvents,
  dropCarried,
  dropHeard,
  isOwnPlace,
  type Queued,
  readJournal,
  readQueue,
  saveClock,
  saveResults,
} from '../repository.ts';
import { inTurn } from './scheduler.ts';
import { setTimes } from './set-times.ts';
import { type Answered, upload } from './upload.ts';

const EVENTS_AGE_MS = 10 * 60_000;
const OTHERS_AGE_MS = 5 * 60_000;
const FORGET_EVERY_MS = 3_600_000;
/** A smaller change of the clock is the network's, and not worth a write. */
const CLOCK_STEP_MS = 500;

export interface SyncOptions {
  readonly services: StoreServices;
  readonly database: EventDatabase;
  readonly local: LocalState;
  /** Tells the other tabs. */
  readonly notifyTabs: (what: 'journal' | 'all') => void;
}
export function createSync({ services, database, local, notifyTabs }: SyncOptions) {
  const { api, now } = services;
  const { eventId, index, attention, clock, facts } = local;
  let eventsReadAt = -Infinity;
  let forgotAt = -Infinity;
  let othersReadAt = -Infinity;
  let clockSaved = clock.offset();

  /** First what was done here, then what was done elsewhere: so the list never holds an operation that is laid over it too. */
  async function work(signal: AbortSignal): Promise<void> {
    await setTimes({ services, database, local, signal });
    // whose records a session may bring, its list of events says: the one that is here may be of another session
    if (facts.carried > 0 && eventsReadAt === -Infinity) await fetchEvents();
    await upload({
      api,
      signal,
      readQueue: () => readQueue(database),
      isSendable,
      offset: clock.offset,
      keep: saveAnswers,
    });
    if (!isOver(eventId)) await fetchList(signal);
    await fetchOthers(signal);
    if (now() - forgotAt > FORGET_EVERY_MS) await forget();
    if (now() - eventsReadAt > EVENTS_AGE_MS) await fetchEvents();
  }

  async function fetchEvents(): Promise<void> {
    facts.clientEvents = await fetchClientEvents(api, database);
    eventsReadAt = now();
  }

  /** Who only scans brings nobody else's: the server would refuse it for good, under the ids by which its owner brings it. */
  function isSendable({ place, operation }: Queued): boolean {
    const event = facts.clientEvents.events.find(({ id }) => id === operation.event_id);
    if (isOwnPlace(place)) return event !== undefined || operation.event_id === eventId;
    return event?.mesh_keys !== undefined && event.mesh_keys.full !== null;
  }

  async function saveAnswers(answered: readonly Answered[], items: readonly AttentionRecord[]): Promise<void> {
    if (answered.length === 0) return;
    await saveResults(database, answered, items);
    const own = answered.filter(({ place }) => isOwnPlace(place)).length;
    facts.queued = Math.max(0, facts.queued - own);
    facts.carried = Math.max(0, facts.carried - (answered.length - own));
    index.setResults(answered.map(({ result }) => result));
    for (const item of items) if (item.event_id === eventId) attention.set(item.id, item);
    local.refresh({ link: 'online', last_contact: now() });
    notifyTabs('journal');
  }

  async function fetchList(signal: AbortSignal): Promise<void> {
    // what the server had answered before it made the list is in the list
    const uncovered = index.entries().flatMap(({ result }) => (result && !result.is_covered ? [result] : []));
    const pulled = await pull({
      api,
      eventId,
      signal,
      now,
      list: () => facts.list,
      part: () => facts.part,
      keep: keepPage,
      row: (id) => index.row(id),
      known: index.rowCount,
      onClock: (server, sentAt) => clock.hear(server, sentAt),
      onPin: (pin) => keepPin(database, pin),
    });
    // the server repeats what is not settled yet
    const rows = pulled.isWhole ? pulled.rows : pulled.rows.filter((row) => !isSame(row, index.row(row.id)));
    await saveList(database, { ...pulled, rows, covered: uncovered });
    facts.list = pulled.list;
    facts.part = undefined;
    if (rows.length + pulled.removed.length + uncovered.length > 0) notifyTabs('all');
    index.setCodeHasher(codeHasherOf(eventId, pulled.list));
    index.setRows(rows, pulled);
    index.setSeen(pulled.list);
    if (facts.carried > 0) facts.carried -= await dropCarried(database, index.isSeen, eventId);
    index.setResults(uncovered.map((result) => ({ ...result, is_covered: true })));
    await saveMeasuredClock();
  }

  /** A page of the first list: who is on it is known from now on, also when the next one does not come. */
  async function keepPage(page: ListPage): Promise<void> {
    const { rows, part, isFirst } = page;
    await savePage(database, page);
    facts.part = part;
    index.setCodeHasher(codeHasherOf(eventId, part));
    index.setRows(rows, { removed: [], isWhole: isFirst });
    index.setSeen(part, { isPart: true });
    local.refresh({ link: 'online', last_contact: now() });
  }

  /** The lists of the day's other events, for a device that is set to another one with the network gone. */
  async function fetchOthers(signal: AbortSignal): Promise<void> {
    if (now() - othersReadAt <= OTHERS_AGE_MS) return;
    const { events } = facts.clientEvents;
    const others = eventsOfDay(events, { chosen: eventId, now: clock.serverNow() }).filter(({ id }) => id !== eventId);
    // the list that is open does not wait for them
    if (others.length > 0) local.refresh({ link: 'online', last_contact: now() });
    for (const { id } of others) {
      // what is recorded here goes first; the pages that have come stay
      if (facts.queued > 0) return;
      if (await fetchToDisk({ services, database, eventId: id, signal })) notifyTabs('all');
    }
    othersReadAt = now();
  }

  async function saveMeasuredClock(): Promise<void> {
    const offset = clock.offset();
    if (offset === null || (clockSaved !== null && Math.abs(offset - clockSaved) < CLOCK_STEP_MS)) return;
    await saveClock(database, offset);
    clockSaved = offset;
  }

  /** A device whose clock was set wrong must neither wipe its list nor stop asking for it: only the server's time says that it is over. */
  const isOver = (
    id: number,
    list: Pick<ListRecord, 'read_at'> | undefined = id === eventId ? facts.list : undefined,
  ) => clock.isHeard() && isForgettable(id, { clientEvents: facts.clientEvents, list, now: clock.serverNow() });

  /** Forgets events that are over. */
  async function forget(): Promise<void> {
    const lists = await readLists(database);
    const over = lists.filter((list) => isOver(list.event_id, list));
    if (over.length > 0)
      await deleteEvents(
        database,
        over.map(({ event_id }) => event_id),
      );
    forgotAt = now();
    if (!over.some((list) => list.event_id === eventId)) return;
    facts.list = undefined;
    facts.part = undefined;
    index.dropRows();
    local.refresh();
  }

  /** The session is over: the guests leave the device, the work stays. */
  async function dropGuests(): Promise<void> {
    // a list of another event may be on its way to the disk
    await inTurn(services, () => deleteLists(database));
    await dropHeard(database);
    local.loadJournal(await readJournal(database, eventId));
    facts.list = undefined;
    facts.part = undefined;
    index.dropRows();
    notifyTabs('all');
  }

  return { work, dropGuests };
}

function isSame(row: GuestRow, known: GuestRow | undefined): boolean {
  if (!known) return false;
  const before = new Map<string, unknown>(Object.entries(known));
  return Object.entries(row).every(([name, value]) => {
    const was = before.get(name);
    return was === value || (typeof value === 'object' && JSON.stringify(was) === JSON.stringify(value));
  });
}

/** Whether an event is so long over that its guests must not be on a device. An event without a date ends when it is not used any more. */
function isForgettable(
  eventId: number,
  {
    clientEvents,
    list,
    now,
  }: { clientEvents: ClientEvents; list: Pick<ListRecord, 'read_at'> | undefined; now: number },
): boolean {
  const date = clientEvents.events.find(({ id }) => id === eventId)?.event_date;
  const end = date ? Date.parse(date) : list?.read_at;
  return end !== undefined && now > end + KEPT_MS;
}

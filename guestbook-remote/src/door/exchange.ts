import { fetchBook } from './book.ts';
import type { DoorDatabase } from './database.ts';
import type { DoorServices } from './door.ts';
import type { Knowledge } from './knowledge.ts';
import { hidingOf } from './hidden-code.ts';
import { pull } from './pull.ts';
import type { GuestRow, TrayRecord } from './records.ts';
import { isForgettable } from './retention.ts';
import { dropLists, forgetEvents, keepClock, keepList, keepOutcomes, readLists, readQueue } from './shelf.ts';
import { duplicateItems } from './tray.ts';
import { type Answered, upload } from './upload.ts';

const BOOK_AGE_MS = 10 * 60_000;
const FORGET_EVERY_MS = 3_600_000;
/** A smaller change of the clock is the network's, and not worth a write. */
const CLOCK_STEP_MS = 500;

export interface Parties {
  readonly services: DoorServices;
  readonly database: DoorDatabase;
  readonly knowledge: Knowledge;
  /** Tells the other tabs. */
  readonly tellTabs: (what: 'journal' | 'all') => void;
}
export interface Exchanging {
  /** First what was done here, then what was done elsewhere: so the list never holds an operation that is laid over it too. */
  readonly work: (signal: AbortSignal) => Promise<void>;
  /** Forgets events that are over. */
  readonly forget: () => Promise<void>;
  /** The session is over: the guests leave the device, the work stays. */
  readonly dropGuests: () => Promise<void>;
}

export function createExchange({ services, database, knowledge, tellTabs }: Parties): Exchanging {
  const { api, now } = services;
  const { eventId, memory, tray, clock, facts } = knowledge;
  let bookReadAt = -Infinity;
  let forgotAt = -Infinity;
  let clockKept = clock.offset();

  async function work(signal: AbortSignal): Promise<void> {
    await upload({
      api,
      signal,
      readQueue: () => readQueue(database),
      isSendable: (id) => id === eventId || facts.book.events.some((event) => event.id === id),
      offset: clock.offset,
      keep: keepAnswers,
    });
    if (now() - forgotAt > FORGET_EVERY_MS) await forget();
    if (!isOver(eventId)) await fetchList(signal);
    if (now() - bookReadAt <= BOOK_AGE_MS) return;
    facts.book = await fetchBook(api, database);
    bookReadAt = now();
  }

  async function keepAnswers(answered: readonly Answered[], items: readonly TrayRecord[]): Promise<void> {
    if (answered.length === 0) return;
    await keepOutcomes(database, answered, items);
    facts.queued = Math.max(0, facts.queued - answered.length);
    memory.setOutcomes(answered.map(({ outcome }) => outcome));
    for (const item of items) if (item.event_id === eventId) tray.set(item.id, item);
    knowledge.refresh({ link: 'online', last_contact: now() });
    tellTabs('journal');
  }

  async function fetchList(signal: AbortSignal): Promise<void> {
    // what the server had answered before it made the list is in the list
    const uncovered = memory.entries().flatMap(({ outcome }) => (outcome && !outcome.is_covered ? [outcome] : []));
    const pulled = await pull({
      api,
      eventId,
      signal,
      now,
      list: () => facts.list,
      row: (id) => memory.row(id),
      known: memory.rowCount(),
      onClock: (server, sentAt) => clock.hear(server, sentAt),
    });
    const items = duplicateItems(eventId, pulled.duplicates, tray);
    // the server repeats what is not settled yet
    const rows = pulled.isWhole ? pulled.rows : pulled.rows.filter((row) => !isSame(row, memory.row(row.id)));
    await keepList(database, { ...pulled, rows, covered: uncovered, tray: items });
    facts.list = pulled.list;
    if (rows.length + pulled.removed.length + uncovered.length + items.length > 0) tellTabs('all');
    memory.hideCodes(hidingOf(eventId, pulled.list));
    memory.setRows(rows, pulled);
    memory.setOutcomes(uncovered.map((outcome) => ({ ...outcome, is_covered: true })));
    for (const item of items) tray.set(item.id, item);
    await keepMeasuredClock();
  }

  async function keepMeasuredClock(): Promise<void> {
    const offset = clock.offset();
    if (offset === null || (clockKept !== null && Math.abs(offset - clockKept) < CLOCK_STEP_MS)) return;
    await keepClock(database, offset);
    clockKept = offset;
  }

  const isOver = (id: number) =>
    isForgettable(id, { book: facts.book, list: id === eventId ? facts.list : undefined, now: clock.serverNow() });

  async function forget(): Promise<void> {
    const lists = await readLists(database);
    const over = lists.filter((list) =>
      isForgettable(list.event_id, { book: facts.book, list, now: clock.serverNow() }),
    );
    if (over.length > 0)
      await forgetEvents(
        database,
        over.map(({ event_id }) => event_id),
      );
    forgotAt = now();
    if (!over.some((list) => list.event_id === eventId)) return;
    facts.list = undefined;
    memory.dropRows();
    knowledge.refresh();
  }

  async function dropGuests(): Promise<void> {
    await dropLists(database);
    facts.list = undefined;
    memory.dropRows();
    tellTabs('all');
  }

  return { work, forget, dropGuests };
}

function isSame(row: GuestRow, known: GuestRow | undefined): boolean {
  if (!known) return false;
  const before = new Map<string, unknown>(Object.entries(known));
  return Object.entries(row).every(([name, value]) => before.get(name) === value);
}

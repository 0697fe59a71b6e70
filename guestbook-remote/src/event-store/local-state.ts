import { createStore } from 'zustand/vanilla';
import { createClock } from './clock.ts';
import type { AttentionItem, ClientEvents, StoreNews, EventStoreState } from './event-store.ts';
import type { StoreServices } from './services.ts';
import { codeHasherOf } from './hashed-code.ts';
import { createGuestIndex } from './guest-index.ts';
import type { AttentionRecord, DeviceRecord, ListRecord, PartRecord } from './records.ts';
import type { StoredEvent, StoredJournal } from './repository.ts';
import { openItems } from './attention.ts';

export type LocalState = ReturnType<typeof createLocalState>;
interface Facts {
  clientEvents: ClientEvents;
  device: DeviceRecord;
  list: ListRecord | undefined;
  /** What has come of the list while it is not here. */
  part: PartRecord | undefined;
  /** Operations of this device, of all events, that no server has answered. */
  queued: number;
  /** The same of other devices, which this one sends for them. */
  carried: number;
}

/** What this page knows of the event: the device's records at hand, and the numbers that follow from them. */
export function createLocalState(
  services: Pick<StoreServices, 'now' | 'monotonic' | 'network'>,
  { eventId, stored, clientEvents }: { eventId: number; stored: StoredEvent; clientEvents: ClientEvents },
) {
  const index = createGuestIndex(stored.device.device_id);
  const attention = new Map<string, AttentionRecord>();
  const clock = createClock(services, stored.clock?.offset ?? null);
  const facts: Facts = { clientEvents, device: stored.device, list: undefined, part: undefined, queued: 0, carried: 0 };
  const listeners = new Set<(news: StoreNews) => void>();
  const announced = new Set<string>();
  const items = () => openItems({ index, items: attention });
  const state = createStore<EventStoreState>(() => ({
    ...derived([]),
    link: 'offline',
    is_live: false,
    is_syncing: false,
    last_contact: stored.list?.read_at ?? null,
    revision: 0,
    storage_problem: null,
    peers: [],
  }));

  function derived(open: readonly AttentionItem[]) {
    return {
      total: index.guests.size,
      has_list: facts.list !== undefined,
      arriving: facts.list || !facts.part ? null : { guests: facts.part.kept, total: facts.part.total },
      summary: index.summary(),
      saved_here: facts.queued,
      carried: facts.carried,
      saved_everywhere: index.entries().filter(({ isOwn, result }) => isOwn && result && result.verdict !== 'REFUSED')
        .length,
      needs_attention: open.length,
      clock_offset: clock.offset(),
      is_clock_wrong: clock.isWrong(),
      gate: facts.device.gate,
    };
  }

  function setJournal(journal: StoredJournal): void {
    facts.queued = journal.queued;
    facts.carried = journal.carried;
    attention.clear();
    for (const item of journal.attention) attention.set(item.id, item);
  }

  function tell(news: StoreNews): void {
    for (const listener of listeners) listener(news);
  }

  /** Publishes what changed, and tells of what is new in the tray. */
  function refresh(patch: Partial<EventStoreState> = {}): void {
    const open = items();
    state.setState((before) => ({ ...derived(open), ...patch, revision: before.revision + 1 }));
    for (const item of open) {
      if (announced.has(item.id)) continue;
      announced.add(item.id);
      // other gates' matters stand in the tray; only whose hand was in it is interrupted
      if (isOfThisDevice(item)) tell({ type: 'attention', item });
    }
  }

  return {
    eventId,
    index,
    attention,
    clock,
    state,
    facts,
    load(all: StoredEvent): void {
      facts.device = all.device;
      facts.list = all.list;
      facts.part = all.part;
      setJournal(all.journal);
      index.setCodeHasher(codeHasherOf(eventId, all.list ?? all.part));
      index.setSeen(all.list ?? all.part, { isPart: !all.list });
      index.load(all.rows, all.journal);
      // what stood there before this page opened is in the tray, and is no news
      if (announced.size === 0) for (const item of items()) announced.add(item.id);
      refresh();
    },
    loadJournal(journal: StoredJournal): void {
      setJournal(journal);
      index.loadJournal(journal);
      refresh();
    },
    refresh,
    openItems: items,
    onNews(listener: (news: StoreNews) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell,
  };
}

function isOfThisDevice(item: AttentionItem): boolean {
  if (item.kind === 'envelopes') return item.envelopes.some(({ where }) => where === 'here');
  if (item.kind !== 'party' && item.kind !== 'souvenirs') return true;
  const { gates, souvenirs } = item.party;
  return [...gates, ...souvenirs].some(({ where }) => where === 'here');
}

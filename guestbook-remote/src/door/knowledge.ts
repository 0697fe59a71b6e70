import { createStore, type StoreApi } from 'zustand/vanilla';
import { createClock, type Clock } from './clock.ts';
import type { AttentionItem, DoorBook, DoorNews, DoorServices, DoorState } from './door.ts';
import { hidingOf } from './hidden-code.ts';
import { createMemory, type Memory } from './memory.ts';
import type { DeviceRecord, ListRecord, TrayRecord } from './records.ts';
import type { Kept, KeptJournal } from './shelf.ts';
import { openItems } from './tray.ts';

/** What this page of the door knows: the device's records at hand, and the numbers that follow from them. */
export interface Knowledge {
  readonly eventId: number;
  readonly memory: Memory;
  readonly tray: Map<string, TrayRecord>;
  readonly clock: Clock;
  readonly state: StoreApi<DoorState>;
  readonly facts: Facts;
  readonly load: (kept: Kept) => void;
  readonly loadJournal: (journal: KeptJournal) => void;
  /** Publishes what changed, and tells of what is new in the tray. */
  readonly refresh: (patch?: Partial<DoorState>) => void;
  readonly openItems: () => AttentionItem[];
  readonly onNews: (listener: (news: DoorNews) => void) => () => void;
  readonly tell: (news: DoorNews) => void;
}
interface Facts {
  book: DoorBook;
  device: DeviceRecord;
  list: ListRecord | undefined;
  /** Operations of all events that no server has answered. */
  queued: number;
}

export function createKnowledge(
  services: Pick<DoorServices, 'now' | 'monotonic' | 'network'>,
  { eventId, kept, book }: { eventId: number; kept: Kept; book: DoorBook },
): Knowledge {
  const memory = createMemory();
  const tray = new Map<string, TrayRecord>();
  const clock = createClock(services, kept.clock?.offset ?? null);
  const facts: Facts = { book, device: kept.device, list: undefined, queued: 0 };
  const listeners = new Set<(news: DoorNews) => void>();
  const told = new Set<string>();
  const items = () => openItems({ memory, items: tray, deviceId: facts.device.device_id });
  const state = createStore<DoorState>(() => ({
    ...derived([]),
    link: 'offline',
    is_live: false,
    is_syncing: false,
    last_contact: kept.list?.read_at ?? null,
    revision: 0,
    storage_problem: null,
  }));

  function derived(open: readonly AttentionItem[]) {
    return {
      total: memory.guests.size,
      has_list: facts.list !== undefined,
      summary: memory.summary(),
      saved_here: facts.queued,
      saved_everywhere: memory.entries().filter(({ outcome }) => outcome !== undefined).length,
      needs_attention: open.length,
      clock_offset: clock.offset(),
      is_clock_wrong: clock.isWrong(),
      gate: facts.device.gate,
    };
  }

  function setJournal(journal: KeptJournal): void {
    facts.queued = journal.queued;
    tray.clear();
    for (const item of journal.tray) tray.set(item.id, item);
  }

  function tell(news: DoorNews): void {
    for (const listener of listeners) listener(news);
  }

  function refresh(patch: Partial<DoorState> = {}): void {
    const open = items();
    state.setState((before) => ({ ...derived(open), ...patch, revision: before.revision + 1 }));
    for (const item of open) {
      if (told.has(tellingOf(item))) continue;
      told.add(tellingOf(item));
      // other gates' doubles stand in the tray; only whose hand was in it is interrupted
      if (item.kind !== 'duplicate' || item.mine !== 'none') tell({ type: 'attention', item });
    }
  }

  return {
    eventId,
    memory,
    tray,
    clock,
    state,
    facts,
    load(all) {
      facts.device = all.device;
      facts.list = all.list;
      setJournal(all.journal);
      memory.hideCodes(hidingOf(eventId, all.list));
      memory.load(all.rows, all.journal);
      // what stood there before this page opened is in the tray, and is no news
      if (told.size === 0) for (const item of items()) told.add(tellingOf(item));
      refresh();
    },
    loadJournal(journal) {
      setJournal(journal);
      memory.loadJournal(journal);
      refresh();
    },
    refresh,
    openItems: items,
    onNews(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell,
  };
}

const tellingOf = (item: AttentionItem): string =>
  item.kind === 'duplicate' ? `${item.id} ${item.second.at} ${item.mine}` : item.id;

import type { GuestPack, PackedGuest } from '@janur/contracts';
import { routes } from '@janur/data/routes';
import type { StoreServices } from '../services.ts';
import type { GuestRow, ListRecord, PartRecord } from '../records.ts';
import { type ListChange, listKey, type ListPage, partKey } from '../list-repository.ts';

/** Guests a page: of 8 KB a second about one second. */
const PAGE = 250;

export interface Pull {
  readonly api: StoreServices['api'];
  readonly eventId: number;
  readonly signal: AbortSignal;
  readonly now: () => number;
  readonly list: () => ListRecord | undefined;
  /** What has come of a list that is not here yet. */
  readonly part: () => PartRecord | undefined;
  /** Keeps a page of the first list, so that the next reading goes on behind it. */
  readonly keep: (page: ListPage) => Promise<void>;
  readonly row: (id: number) => GuestRow | undefined;
  readonly known: () => number;
  /** What opens the settings of this device, by the server's last word. */
  readonly onPin: (pin: GuestPack['door_pin']) => Promise<void>;
  /** The server's clock, as an answer to a request of that time says it. */
  readonly onClock: (server: number, sentAt: number) => void;
}
export type Pulled = Omit<ListChange, 'covered'>;
type Begun = Pick<ListRecord, 'cursor' | 'codes'>;

/**
 * Asks for what changed since the last time. The first list comes in pages that are kept as they come, and then what
 * changed while they did; a device that has lost count asks for all anew.
 */
export async function pull(asking: Pull): Promise<Pulled> {
  const from = asking.list() ?? (await begin(asking));
  const change = await read(asking, from);
  // another role has another list
  if (change.list.codes === from.codes && countAfter(asking, change) === change.list.total) return change;
  return read(asking, undefined);
}

/** Reads the first list to its end, from where a reading before was cut off. */
async function begin(asking: Pull): Promise<Begun> {
  let part = asking.part();
  while (!part?.is_complete) {
    const page = await ask(asking, part?.cursor);
    // somebody of another role has logged in since
    if (part && part.codes !== page.codes) return part;
    const isFirst = part === undefined;
    part = partOf(page, { ...asking, before: part });
    const rows = page.guests.map((guest) => rowOf(asking.eventId, guest));
    await asking.keep({ rows, part, isFirst });
  }
  return part;
}

const partOf = (
  { guests, cursor, codes, total, has_more, seen, missing }: GuestPack,
  { eventId, now, before }: Pull & { before: PartRecord | undefined },
): PartRecord => ({
  key: partKey(eventId),
  event_id: eventId,
  cursor,
  codes,
  total,
  // who changed meanwhile comes twice
  kept: Math.min(total, (before?.kept ?? 0) + guests.length),
  ...(before ? { seen: before.seen, missing: before.missing } : { seen, missing }),
  is_complete: !has_more,
  read_at: now(),
});

async function ask(
  { api, eventId, now, signal, onClock, onPin }: Pull,
  cursor: string | undefined,
): Promise<GuestPack> {
  const sentAt = now();
  const query = { cursor, limit: PAGE };
  const { data } = await api(routes.getGuestPack, { params: { eventId }, query }, { signal });
  onClock(Date.parse(data.now), sentAt);
  await onPin(data.door_pin);
  return data;
}

async function read(asking: Pull, from: Begun | undefined): Promise<Pulled> {
  const { eventId, now, row } = asking;
  const rows = new Map<number, GuestRow>();
  const removed = new Set<number>();
  let cursor = from?.cursor;
  let page: GuestPack;
  do {
    page = await ask(asking, cursor);
    for (const guest of page.guests) rows.set(guest[0], rowOf(eventId, guest));
    for (const id of page.removed) removed.add(id);
    cursor = page.cursor;
  } while (page.has_more);
  // who was removed does not come back under the same id
  for (const id of removed) rows.delete(id);
  const codes = new Set([...rows.values()].map(({ code }) => code));
  const revoked = [...(asking.list()?.revoked ?? []), ...[...removed].flatMap((id) => row(id)?.code ?? [])];
  const list: ListRecord = {
    key: listKey(eventId),
    event_id: eventId,
    cursor,
    codes: page.codes,
    total: page.total,
    revoked: [...new Set(revoked)].filter((code) => !codes.has(code)),
    seen: page.seen,
    missing: page.missing,
    read_at: now(),
  };
  return { rows: [...rows.values()], removed: [...removed], isWhole: from === undefined, list };
}

function countAfter({ row, known }: Pull, { rows, removed }: Pulled): number {
  const added = rows.filter(({ id }) => !row(id)).length;
  const gone = removed.filter((id) => row(id)).length;
  return known() + added - gone;
}

/** PACKED_FLAGS of the contract, whose module would bring zod to every phone; a test holds them together. */
export const FLAGS = { checkedIn: 1, receivedGift: 2, receivedSouvenir: 4, walkIn: 8, vip: 16 } as const;

/** A guest of the pack by name. */
function rowOf(eventId: number, packed: PackedGuest): GuestRow {
  const [
    id,
    code,
    name,
    phone,
    invited,
    confirmed,
    status,
    table,
    attended,
    arrivedAt,
    flags,
    gate,
    usher,
    inside,
    phones,
    note,
    ledger,
    phoneCheck,
  ] = packed;
  return {
    event_id: eventId,
    id,
    code,
    name,
    phone_last4: phone,
    total_guests: invited,
    total_guests_confirmed: confirmed,
    confirmation_status: status,
    table_number: table,
    attended,
    inside,
    checked_in_at: arrivedAt,
    checked_in_gate: gate,
    checked_in_by: usher,
    is_checked_in: (flags & FLAGS.checkedIn) !== 0,
    is_received_gift: (flags & FLAGS.receivedGift) !== 0,
    is_received_souvenir: (flags & FLAGS.receivedSouvenir) !== 0,
    is_walk_in: (flags & FLAGS.walkIn) !== 0,
    phones,
    is_vip: (flags & FLAGS.vip) !== 0,
    note,
    ledger,
    phone_check: phoneCheck,
  };
}

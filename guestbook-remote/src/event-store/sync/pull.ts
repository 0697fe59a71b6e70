import type { GuestPack, PackedGuest } from '@janur/contracts';
import { routes } from '@janur/data/routes';
import type { StoreServices } from '../services.ts';
import type { GuestRow, ListRecord } from '../records.ts';
import { listKey } from '../repository.ts';

export interface Pull {
  readonly api: StoreServices['api'];
  readonly eventId: number;
  readonly signal: AbortSignal;
  readonly now: () => number;
  readonly list: () => ListRecord | undefined;
  readonly row: (id: number) => GuestRow | undefined;
  readonly known: number;
  /** The server's clock, as an answer to a request of that time says it. */
  readonly onClock: (server: number, sentAt: number) => void;
}
export interface Pulled {
  readonly rows: readonly GuestRow[];
  readonly removed: readonly number[];
  readonly isWhole: boolean;
  readonly list: ListRecord;
}

/** Asks for what changed since the last time, or for all when there is none or the device has lost count. */
export async function pull(asking: Pull): Promise<Pulled> {
  const list = asking.list();
  const change = await read(asking, list);
  if (change.isWhole) return change;
  // another role has another list
  if (change.list.codes === list?.codes && countAfter(asking, change) === change.list.total) return change;
  return read(asking, undefined);
}

async function read(asking: Pull, from: ListRecord | undefined): Promise<Pulled> {
  const { api, eventId, now, row, onClock, signal } = asking;
  const rows = new Map<number, GuestRow>();
  const removed = new Set<number>();
  let cursor = from?.cursor;
  let page: GuestPack;
  do {
    const sentAt = now();
    page = (await api(routes.getGuestPack, { params: { eventId }, query: { cursor } }, { signal })).data;
    onClock(Date.parse(page.now), sentAt);
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
    read_at: now(),
  };
  return { rows: [...rows.values()], removed: [...removed], isWhole: from === undefined, list };
}

function countAfter({ row, known }: Pull, { rows, removed }: Pulled): number {
  const added = rows.filter(({ id }) => !row(id)).length;
  const gone = removed.filter((id) => row(id)).length;
  return known + added - gone;
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
  };
}

import type { CheckInPart, DoubleCheckIn, GuestBookGuest, PackedGuest, QueuedOperation } from '@janur/contracts';

/** A guest at the one event of the fake server. */
export interface FakeGuest {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly invited: number;
  readonly confirmed: number;
  readonly status: 'PENDING' | 'CONFIRMED' | 'DECLINED';
  attended: number;
  left: number;
  table: string | null;
  gift: boolean;
  souvenir: boolean;
  isWalkIn: boolean;
  first: Logged | undefined;
  changed: number;
}
export interface Logged {
  readonly op: QueuedOperation;
  readonly at: number;
  readonly usher: string;
  guest: FakeGuest | undefined;
  verdict: 'APPLIED' | 'DUPLICATE' | 'REFUSED';
  isUndone: boolean;
  changed: number;
}

const ARRIVALS = ['CHECK_IN', 'ADHOC'];
const isFirst = ({ op }: Logged) => op.type === 'ADHOC' || (op.type === 'CHECK_IN' && op.mode !== 'ADDITIONAL');
const peopleOf = ({ op }: Logged): number => {
  if (op.type === 'CHECK_IN') return op.total_guest_attending;
  return op.type === 'ADHOC' ? op.total_guests : 'people' in op ? op.people : 0;
};
const has = ({ op }: Logged, mark: 'gift' | 'souvenir') => mark in op && Reflect.get(op, mark) === true;

/**
 * What the guests are by the log: computed anew from all of it each time, which is as slow as it is plain. The real server
 * moves rows along instead; that the two agree is what the fault harness shows.
 */
export function recompute(guest: FakeGuest, log: readonly Logged[], version: number): void {
  const own = log.filter((entry) => entry.guest === guest && !entry.isUndone && entry.verdict !== 'REFUSED');
  const firsts = own
    .filter(isFirst)
    .toSorted((one, other) => one.at - other.at || log.indexOf(one) - log.indexOf(other));
  const [winner] = firsts;
  for (const entry of firsts) {
    const verdict = entry === winner ? 'APPLIED' : 'DUPLICATE';
    if (entry.verdict !== verdict || (verdict === 'DUPLICATE' && guest.first !== winner)) entry.changed = version;
    entry.verdict = verdict;
  }
  const counting = own.filter(({ verdict }) => verdict === 'APPLIED');
  const more = counting.filter((entry) => entry.op.type === 'CHECK_IN' && !isFirst(entry));
  const sum = (entries: readonly Logged[]) => entries.reduce((all, entry) => all + peopleOf(entry), 0);
  guest.first = winner;
  guest.attended = winner ? peopleOf(winner) + sum(more) : 0;
  guest.left =
    sum(counting.filter(({ op }) => op.type === 'LEAVE')) - sum(counting.filter(({ op }) => op.type === 'COME_BACK'));
  guest.gift = counting.some((entry) => has(entry, 'gift'));
  guest.souvenir = counting.some((entry) => has(entry, 'souvenir'));
  const tables = counting
    .filter(({ op }) => op.type === 'TABLE' || op.type === 'ADHOC')
    .toSorted((one, other) => one.at - other.at);
  const last = tables.at(-1)?.op;
  guest.table = last && 'table' in last ? (last.table ?? null) : null;
  guest.changed = version;
}

export const isArrival = ({ op }: Logged) => ARRIVALS.includes(op.type);
export const inside = ({ attended, left }: FakeGuest) => Math.max(0, Math.min(attended, attended - left));

export function packedOf(guest: FakeGuest): PackedGuest {
  const flags = (guest.first ? 1 : 0) | (guest.gift ? 2 : 0) | (guest.souvenir ? 4 : 0) | (guest.isWalkIn ? 8 : 0);
  return [
    guest.id,
    guest.code,
    guest.name,
    '4321',
    guest.invited,
    guest.confirmed,
    guest.status,
    guest.table,
    guest.attended,
    guest.first ? new Date(guest.first.at).toISOString() : null,
    flags,
    guest.first?.op.gate ?? null,
    guest.first?.usher ?? null,
    inside(guest),
  ];
}

export const guestOf = (guest: FakeGuest): GuestBookGuest => ({
  id: guest.id,
  guest_event_id: guest.id,
  guest_code: guest.code,
  name: guest.name,
  phone_number: null,
  detail: null,
  source: guest.isWalkIn ? 'ADHOC' : 'INVITED',
  qr_code: guest.code,
  table_number: guest.table,
  confirmation_status: guest.status,
  total_guests: guest.invited,
  total_guests_confirmed: guest.confirmed,
  total_guests_attended: guest.attended,
  total_guests_inside: inside(guest),
  is_checked_in: guest.first !== undefined,
  checked_in_at: guest.first ? new Date(guest.first.at).toISOString() : null,
  checked_in_by: guest.first?.usher ?? null,
  checked_in_gate: guest.first?.op.gate ?? null,
  is_received_gift: guest.gift,
  is_received_souvenir: guest.souvenir,
  entrusted_gifts: [],
});

const partOf = (entry: Logged): CheckInPart => ({
  op_id: entry.op.op_id,
  device_id: entry.op.device_id ?? null,
  gate: entry.op.gate ?? null,
  usher: entry.usher,
  at: new Date(entry.at).toISOString(),
  people: peopleOf(entry),
});

export function doublesOf(log: readonly Logged[], since: number): DoubleCheckIn[] {
  return log
    .filter(({ verdict, isUndone, changed }) => verdict === 'DUPLICATE' && !isUndone && changed > since)
    .flatMap((second) =>
      second.guest
        ? {
            guest_event_id: second.guest.id,
            guest_code: second.guest.code,
            first: second.guest.first ? partOf(second.guest.first) : null,
            second: partOf(second),
          }
        : [],
    );
}

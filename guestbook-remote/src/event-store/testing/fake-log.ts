import type { CheckInPart, GuestBookGuest, GuestLedger, PackedGuest, QueuedOperation } from '@janur/contracts';
import { phoneCheckOf } from '../hashed-code.ts';
import { apply, type Attendance, type AttendanceRefusal, contentOf, insideOf } from '@janur/contracts/attendance';

/** A guest at the one event of the fake server. */
export interface FakeGuest {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly invited: number;
  readonly confirmed: number;
  readonly status: 'PENDING' | 'CONFIRMED' | 'DECLINED';
  readonly isWalkIn: boolean;
  readonly phones?: string | null;
  readonly isVip?: boolean;
  readonly note?: string | null;
  /** The whole number. */
  readonly phone?: string | undefined;
  attendance: Attendance;
  changed: number;
}
/** Devices send no scans that change nothing. */
export type SentOperation = Exclude<QueuedOperation, { type: 'SCAN' }>;
export interface Logged {
  readonly op: SentOperation;
  readonly at: number;
  readonly usher: string;
  readonly guest: FakeGuest | undefined;
  verdict: 'APPLIED' | 'DUPLICATE' | 'REFUSED';
  isUndone: boolean;
  changed: number;
}

/** Does an operation to a guest by the rule of attendance; the log says what came of it. */
export function record(
  log: Logged[],
  entry: Logged & { readonly guest: FakeGuest },
  version: number,
): AttendanceRefusal | undefined {
  const { guest, op, at } = entry;
  const { op_id, device_id = null, seq = null } = op;
  const result = apply(guest.attendance, { ...contentOf(op), op_id, at, isDeviceTimed: true, device_id, seq });
  log.push({ ...entry, verdict: result.verdict });
  if (result.verdict === 'REFUSED') return result.reason;
  guest.attendance = result.after;
  guest.changed = version;
  if (result.verdict === 'DUPLICATE') return undefined;
  for (const one of log) {
    if (result.undone.includes(one.op.op_id)) one.isUndone = true;
    if (result.overtaken === one.op.op_id) one.verdict = 'DUPLICATE';
    if (result.promoted === one.op.op_id) one.verdict = 'APPLIED';
  }
  return undefined;
}

const firstOf = ({ attendance }: FakeGuest, log: readonly Logged[]): Logged | undefined =>
  log.find(({ op }) => op.op_id === attendance.first?.op_id);

export function packedOf(guest: FakeGuest, log: readonly Logged[]): PackedGuest {
  const { attendance } = guest;
  const { first, gift, souvenirs } = attendance;
  const flags =
    (first ? 1 : 0) | (gift ? 2 : 0) | (souvenirs > 0 ? 4 : 0) | (guest.isWalkIn ? 8 : 0) | (guest.isVip ? 16 : 0);
  return [
    guest.id,
    guest.code,
    guest.name,
    guest.phone?.slice(-4) ?? '4321',
    guest.invited,
    guest.confirmed,
    guest.status,
    attendance.table,
    attendance.attended,
    first ? new Date(first.at).toISOString() : null,
    flags,
    firstOf(guest, log)?.op.gate ?? null,
    firstOf(guest, log)?.usher ?? null,
    insideOf(attendance),
    guest.phones ?? null,
    guest.note ?? null,
    ledgerOf(guest, log),
    (guest.phone && phoneCheckOf(guest.phone)) ?? null,
  ];
}

export function guestOf(guest: FakeGuest, log: readonly Logged[]): GuestBookGuest {
  const { attendance } = guest;
  return {
    id: guest.id,
    guest_event_id: guest.id,
    guest_code: guest.code,
    name: guest.name,
    phone_number: null,
    detail: null,
    source: guest.isWalkIn ? 'ADHOC' : 'INVITED',
    qr_code: guest.code,
    confirmation_status: guest.status,
    total_guests: guest.invited,
    total_guests_confirmed: guest.confirmed,
    ...fieldsOf(attendance),
    checked_in_by: firstOf(guest, log)?.usher ?? null,
    checked_in_gate: firstOf(guest, log)?.op.gate ?? null,
    entrusted_gifts: [],
  };
}

/** How a guest stands, as answers say it. */
export const fieldsOf = (attendance: Attendance) => ({
  table_number: attendance.table,
  total_guests_attended: attendance.attended,
  total_guests_inside: insideOf(attendance),
  is_checked_in: attendance.first !== null,
  checked_in_at: attendance.first && new Date(attendance.first.at).toISOString(),
  is_received_gift: attendance.gift,
  is_received_souvenir: attendance.souvenirs > 0,
});

const partOf = (entry: Logged): CheckInPart => ({
  op_id: entry.op.op_id,
  device_id: entry.op.device_id ?? null,
  gate: entry.op.gate ?? null,
  usher: entry.usher,
  at: new Date(entry.at).toISOString(),
  people: contentOf(entry.op).people,
});

const TOLD = ['CHECK_IN', 'ADHOC', 'ADDITIONAL', 'GIFT'] as const;

/** What the server tells operation by operation: of who came in at several gates, or was given several souvenirs. */
function ledgerOf(guest: FakeGuest, log: readonly Logged[]): GuestLedger | null {
  const live = log
    .filter((one) => one.guest === guest && one.verdict !== 'REFUSED' && !one.isUndone)
    .toSorted((one, other) => one.at - other.at || ((one.op.device_id ?? '') < (other.op.device_id ?? '') ? -1 : 1));
  const entries = live.flatMap((one) => {
    const { type: said, souvenir } = contentOf(one.op);
    const type = TOLD.find((told) => told === said);
    return type && (type !== 'GIFT' || souvenir) ? [{ ...partOf(one), type, souvenir }] : [];
  });
  const settlements = live.flatMap((one) => {
    const { as_one = null, op_ids = [] } = contentOf(one.op).settles ?? {};
    const { people: _, ...part } = partOf(one);
    return one.op.type === 'SETTLE' ? [{ ...part, as_one, op_ids: [...op_ids] }] : [];
  });
  const envelopes = live.flatMap((one) => {
    const { people: _, ...part } = partOf(one);
    return contentOf(one.op).entrusted_gifts.map(({ giver_name, amount }) => ({
      ...part,
      giver_name,
      amount: amount ?? null,
    }));
  });
  const isTold = guest.attendance.souvenirs > 1 || live.some(({ verdict }) => verdict === 'DUPLICATE');
  const party = isTold ? { entries, settlements } : { entries: [], settlements: [] };
  return isTold || envelopes.length > 0 ? { ...party, envelopes } : null;
}

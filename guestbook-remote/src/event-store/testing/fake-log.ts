import { phoneCheckOf } from '../hashed-code.ts';
import type { CheckInPart, DoubleCheckIn, GuestBookGuest, PackedGuest, QueuedOperation } from '@janur/contracts';
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
    // another one counts now, which is news to all who came second
    if (result.overtaken !== null && one.guest === guest && one.verdict === 'DUPLICATE') one.changed = version;
  }
  return undefined;
}

const firstOf = ({ attendance }: FakeGuest, log: readonly Logged[]): Logged | undefined =>
  log.find(({ op }) => op.op_id === attendance.first?.op_id);

export function packedOf(guest: FakeGuest, log: readonly Logged[]): PackedGuest {
  const { attendance } = guest;
  const { first, gift, souvenir } = attendance;
  const flags =
    (first ? 1 : 0) | (gift ? 2 : 0) | (souvenir ? 4 : 0) | (guest.isWalkIn ? 8 : 0) | (guest.isVip ? 16 : 0);
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
  is_received_souvenir: attendance.souvenir,
});

const partOf = (entry: Logged): CheckInPart => ({
  op_id: entry.op.op_id,
  device_id: entry.op.device_id ?? null,
  gate: entry.op.gate ?? null,
  usher: entry.usher,
  at: new Date(entry.at).toISOString(),
  people: contentOf(entry.op).people,
});

export function doublesOf(log: readonly Logged[], since: number): DoubleCheckIn[] {
  return log
    .filter(({ verdict, isUndone, changed }) => verdict === 'DUPLICATE' && !isUndone && changed > since)
    .flatMap((second) => {
      if (!second.guest) return [];
      const first = firstOf(second.guest, log);
      const { id, code } = second.guest;
      return { guest_event_id: id, guest_code: code, first: first ? partOf(first) : null, second: partOf(second) };
    });
}

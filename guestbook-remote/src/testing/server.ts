import type {
  DataOf,
  GuestBookGuest,
  GuestPack,
  listGuestBookEvents,
  OperationVerdict,
  QueuedOperation,
} from '@janur/contracts';
import { apply, type Attendance, contentOf } from '@janur/contracts/attendance';
import { fieldsOf, type SentOperation } from '../event-store/testing/fake-log.ts';
import type { Answers } from './api.ts';
import { evening } from './evening.ts';
import { aGuest, anEvent, type ListedGuest, packed } from './guest.ts';

export interface ServerState {
  guests: ListedGuest[];
  events: DataOf<typeof listGuestBookEvents>['events'];
  ticketKeys: DataOf<typeof listGuestBookEvents>['ticket_keys'];
  /** What opens the settings of devices. */
  doorPin: DataOf<typeof listGuestBookEvents>['door_pin'];
  /** What was sent, in order. */
  operations: QueuedOperation[];
  /** Answers an operation otherwise than by doing it. */
  judge?: (operation: QueuedOperation) => Partial<OperationVerdict> | undefined;
}

/** A small server of one event in memory: it keeps a list, does what devices send, and gives the list back. */
export function serverOf(start: Partial<ServerState> = {}): { state: ServerState; answers: Answers } {
  const state: ServerState = {
    guests: [aGuest()],
    events: [anEvent()],
    ticketKeys: [],
    doorPin: null,
    operations: [],
    ...start,
  };
  const attendances = new Map<string, Attendance>();
  return {
    state,
    answers: {
      listGuestBookEvents: () => ({
        client_id: 3,
        client_name: 'Larasati & Bagaskara',
        events: state.events,
        ticket_keys: state.ticketKeys,
        door_codes: 'ALL',
        door_pin: state.doorPin,
      }),
      getEventDetail: () => ({ ...anEvent(), summary: summaryOf(state.guests) }),
      authDetail: () => ({
        id: 1,
        name: 'Dina',
        username: 'dina',
        role: 'USHER',
        is_guest_book: true,
        version: 'V2',
        guest_book_role: 'FULL',
        co_host_role: null,
        must_change_password: false,
      }),
      getGuestPack: (): GuestPack => ({
        guests: state.guests.map(packed),
        removed: [],
        duplicates: [],
        cursor: '1-1-1',
        has_more: false,
        total: state.guests.length,
        codes: 'PLAIN',
        door_pin: state.doorPin,
        seen: {},
        missing: {},
        now: new Date(evening()).toISOString(),
      }),
      sendOperations: ({ body }) =>
        // the device sends nothing else
        (body as { operations: QueuedOperation[] }).operations.map((operation) =>
          answer(state, attendances, operation),
        ),
    },
  };
}

function answer(
  state: ServerState,
  attendances: Map<string, Attendance>,
  operation: QueuedOperation,
): OperationVerdict {
  const { op_id } = operation;
  state.operations.push(operation);
  const other = state.judge?.(operation);
  if (other) return { op_id, verdict: 'REFUSED', ...other };
  if (operation.type === 'SCAN') return { op_id, verdict: 'APPLIED' };
  const guest = guestOfOperation(state, operation);
  if (!guest) return { op_id, verdict: 'REFUSED', reason: 'UNKNOWN_CODE' };
  const at = Date.parse(operation.checked_in_at ?? new Date(evening()).toISOString());
  const who = { device_id: operation.device_id ?? null, seq: operation.seq ?? null };
  const before = attendances.get(guest.guest_code) ?? attendanceOf(guest);
  const result = apply(before, { ...contentOf(operation), op_id, at, isDeviceTimed: true, ...who });
  attendances.set(guest.guest_code, result.after);
  if (operation.type === 'SETTLE' && guest.ledger) {
    const { as_one = null, op_ids } = operation;
    const part = { op_id, device_id: who.device_id, gate: null, usher: 'Dina', at: new Date(at).toISOString() };
    guest.ledger = { ...guest.ledger, settlements: [...guest.ledger.settlements, { ...part, as_one, op_ids }] };
  }
  Object.assign(guest, fieldsOf(result.after), {
    checked_in_by: result.after.first && (guest.checked_in_by ?? 'Dina'),
  });
  if (result.verdict === 'REFUSED') return { op_id, verdict: 'REFUSED', reason: result.reason };
  if (result.verdict === 'APPLIED') return { op_id, verdict: 'APPLIED', guest };
  const { checked_in_at, checked_in_by, checked_in_gate } = guest;
  const first = { checked_in_at: checked_in_at ?? '', checked_in_by: checked_in_by ?? '', checked_in_gate };
  return { op_id, verdict: 'DUPLICATE', first: { ...first, guest } };
}

function guestOfOperation({ guests, operations }: ServerState, operation: SentOperation): ListedGuest | undefined {
  if (operation.type === 'ADHOC') {
    const { name, total_guests } = operation;
    guests.push(
      aGuest({
        id: 900,
        guest_event_id: 900,
        guest_code: 'ADHOC900',
        name,
        source: 'ADHOC',
        total_guests,
        table_number: null,
      }),
    );
    return guests.at(-1);
  }
  const undone = operation.type === 'UNDO' && operations.find(({ op_id }) => op_id === operation.undone_op_id);
  const code = undone && 'guest_code' in undone ? undone.guest_code : operation.guest_code;
  return guests.find(({ guest_code }) => guest_code === code);
}

const attendanceOf = (guest: GuestBookGuest): Attendance => ({
  first: guest.is_checked_in ? { op_id: null, at: Date.parse(guest.checked_in_at ?? '') } : null,
  attended: guest.total_guests_attended,
  left: guest.total_guests_attended - guest.total_guests_inside,
  gift: guest.is_received_gift,
  souvenirs: Number(guest.is_received_souvenir),
  table: guest.table_number,
  log: [],
});

function summaryOf(guests: readonly GuestBookGuest[]) {
  const sum = (of: (guest: GuestBookGuest) => number) => guests.reduce((total, guest) => total + of(guest), 0);
  return {
    event_title: 'Resepsi',
    total_invitations_confirmed: guests.length,
    total_checked_in: sum(({ is_checked_in: isIn }) => Number(isIn)),
    total_pax_confirmed: sum(({ total_guests_confirmed: confirmed }) => confirmed),
    total_pax_attended: sum(({ total_guests_attended: attended }) => attended),
    total_received_gift: 0,
    total_received_souvenir: 0,
    total_inside: sum(({ total_guests_inside: inside }) => inside),
    total_walk_ins: 0,
  };
}

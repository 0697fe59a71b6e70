import type {
  DataOf,
  GuestBookGuest,
  GuestPack,
  listGuestBookEvents,
  OperationVerdict,
  QueuedOperation,
} from '@janur/contracts';
import type { Answers } from './api.ts';
import { evening } from './evening.ts';
import { aGuest, anEvent, packed } from './guest.ts';

export interface ServerState {
  guests: GuestBookGuest[];
  events: DataOf<typeof listGuestBookEvents>['events'];
  ticketKeys: DataOf<typeof listGuestBookEvents>['ticket_keys'];
  /** What was sent, in order. */
  operations: QueuedOperation[];
  /** Answers an operation otherwise than by doing it. */
  judge?: (operation: QueuedOperation) => Partial<OperationVerdict> | undefined;
}

/** A small server of one event in memory: it keeps a list, does what devices send, and gives the list back. */
export function serverOf(start: Partial<ServerState> = {}): { state: ServerState; answers: Answers } {
  const state: ServerState = { guests: [aGuest()], events: [anEvent()], ticketKeys: [], operations: [], ...start };
  return {
    state,
    answers: {
      listGuestBookEvents: () => ({
        client_id: 3,
        client_name: 'Larasati & Bagaskara',
        events: state.events,
        ticket_keys: state.ticketKeys,
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
      }),
      getGuestPack: (): GuestPack => ({
        guests: state.guests.map(packed),
        removed: [],
        duplicates: [],
        cursor: '1-1-1',
        has_more: false,
        total: state.guests.length,
        codes: 'PLAIN',
        now: new Date(evening()).toISOString(),
      }),
      sendOperations: ({ body }) =>
        // the device sends nothing else
        (body as { operations: QueuedOperation[] }).operations.map((operation) => answer(state, operation)),
    },
  };
}

function answer(state: ServerState, operation: QueuedOperation): OperationVerdict {
  const { op_id } = operation;
  state.operations.push(operation);
  const other = state.judge?.(operation);
  if (other) return { op_id, verdict: 'REFUSED', ...other };
  const guest =
    'guest_code' in operation ? state.guests.find(({ guest_code: code }) => code === operation.guest_code) : undefined;
  if (operation.type === 'ADHOC') {
    const added = aGuest({
      id: 900,
      guest_event_id: 900,
      guest_code: 'ADHOC900',
      name: operation.name,
      source: 'ADHOC',
      ...arrived(operation.total_guests, operation.checked_in_at),
    });
    state.guests.push(added);
    return { op_id, verdict: 'APPLIED', guest: added };
  }
  if (!guest) return { op_id, verdict: 'REFUSED', reason: 'UNKNOWN_CODE' };
  if (operation.type === 'CHECK_IN')
    Object.assign(guest, arrived(operation.total_guest_attending, operation.checked_in_at));
  return { op_id, verdict: 'APPLIED', guest };
}

const arrived = (people: number, at = new Date(evening()).toISOString()) => ({
  is_checked_in: true,
  checked_in_at: at,
  checked_in_by: 'Dina',
  total_guests_attended: people,
  total_guests_inside: people,
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
  };
}

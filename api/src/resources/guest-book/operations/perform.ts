import type { QueuedOperation } from '@janur/contracts';
import { toE164 } from '@janur/contracts/phone';
import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import { conflict, invalid, raise } from '../../../lib/errors.ts';
import { newGuestCode } from '../../../guests/code.ts';
import type { Tickets } from '../../../guests/tickets.ts';
import type { Arrival, Usher } from '../check-in/arrival.ts';
import type { Arrivals } from '../check-in/arrivals.ts';
import { recordWalkIn } from '../check-in/check-in.ts';
import { recordGift } from '../acts/gift.ts';
import { keptEvent } from '../lookup.ts';
import { type Judged, newOperation, type Operation, type OperationType } from './operation.ts';
import { findFirstOptionId } from './operation-queries.ts';
import type { GuestBookEventRow } from '../queries.ts';
import { recordNote } from '../acts/noting.ts';
import { recordPassing } from '../acts/passing.ts';
import { recordSeating } from '../acts/seating.ts';
import { recordUndo } from '../acts/undo.ts';

type WithoutKey<T> = T extends { op_id: string } ? Omit<T, 'op_id'> & { op_id?: string | undefined } : never;
/** An operation as its own call or a batch brings it; a call without an Idempotency-Key gives it no id. */
export type Act = WithoutKey<QueuedOperation>;
type ActOf<T extends Act['type']> = Extract<Act, { type: T }>;

/** What acts of the guest-book are done with. */
export interface Desk {
  readonly db: Database;
  readonly arrivals: Arrivals;
  readonly tickets: Tickets;
}

/** Does an act of the guest-book once, whichever way and however often it comes. Arrivals keep the order in which they come. */
export async function perform(
  { db, arrivals }: Desk,
  scope: ClientScope,
  { act, usher }: { act: Act; usher: Usher },
): Promise<Judged> {
  const operation = operationOf(act, usher.id);
  if (act.type === 'CHECK_IN') {
    const { event_id: eventId, guest_code: code } = act;
    const arrival = arrivalOf(act, act.total_guest_attending);
    return arrivals.record({ scope, eventId, code, operation, arrival, usher });
  }
  const event = await keptEvent(db, scope, act.event_id);
  switch (act.type) {
    case 'ADHOC': {
      const walkIn = await walkInOf(db, scope, event, act);
      const said = { code: walkIn.code, operation, arrival: arrivalOf(act, act.total_guests), usher };
      return recordWalkIn(db, scope, { event, walkIn, said });
    }
    case 'GIFT': {
      const given = { gift: act.gift, souvenir: act.souvenir, entrustedGifts: act.entrusted_gifts };
      return recordGift(db, scope, { event, code: act.guest_code, operation, given });
    }
    case 'LEAVE':
    case 'COME_BACK':
      return recordPassing(db, scope, { event, code: act.guest_code, operation, people: act.people });
    case 'TABLE':
      return recordSeating(db, scope, { event, code: act.guest_code, operation, table: act.table || null });
    case 'SCAN':
      return recordNote(db, scope, { event, operation, seen: { code: act.guest_code, result: act.result } });
    case 'UNDO':
      return recordUndo(db, scope, { event, operation, undo: { code: act.guest_code, opId: act.undone_op_id } });
  }
}

/** The same words make the same operation, sent by its own call or in a batch; the clock is measured anew each time. */
function operationOf(act: Act, accountId: number): Operation {
  const { op_id: key, type, clock_offset: _, ...said } = act;
  return newOperation({ type: typeOf(act), key, words: act, accountId, said: [type, said] });
}

function typeOf(act: Act): OperationType {
  return act.type === 'CHECK_IN' && act.mode === 'ADDITIONAL' ? 'ADDITIONAL' : act.type;
}

function arrivalOf({ gift, souvenir, entrusted_gifts }: ActOf<'CHECK_IN' | 'ADHOC'>, people: number): Arrival {
  return { people, gift, souvenir, entrustedGifts: entrusted_gifts };
}

async function walkInOf(db: Database, scope: ClientScope, event: GuestBookEventRow, act: ActOf<'ADHOC'>) {
  const optionId = await findFirstOptionId(db, scope, event.client_id);
  return {
    client_id: event.client_id,
    option_id: optionId ?? raise(conflict('This client has no invitation yet.')),
    event_id: event.id,
    code: newGuestCode(),
    name: act.name,
    phone_number: act.phone_number ? phoneOf(event, act.phone_number) : null,
    total_guests: act.total_guests,
    table_number: act.table || null,
  };
}

function phoneOf({ country }: GuestBookEventRow, spelling: string): string {
  return toE164(spelling, country) ?? raise(invalid([{ path: 'body.phone_number', message: 'Not a phone number' }]));
}

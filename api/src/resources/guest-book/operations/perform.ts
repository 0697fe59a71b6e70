import { type GuestBookGuest, problem, problemAt, type QueuedOperation } from '@janur/contracts';
import { contentOf } from '@janur/contracts/attendance';
import { toE164 } from '@janur/contracts/phone';
import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import { newGuestCode } from '../../../guests/code.ts';
import type { Tickets } from '../../../guests/tickets.ts';
import { conflict, invalid, raise } from '../../../lib/errors.ts';
import type { Principal } from '../../../access/principals.ts';
import type { Metrics } from '../../../http/metrics.ts';
import { keptEvent } from '../lookup.ts';
import type { GuestBookEventRow } from '../queries.ts';
import { keep, once, type Recorded, newOperation, type OperationType, type Usher } from './operation.ts';
import type { NewWalkIn } from '../../../guests/attendance-queries.ts';
import { findFirstOptionId, findOperationGuest } from './queries.ts';
import type { Recorder } from './record.ts';
import { logRefusal } from './refusal.ts';
import { accepted, counted } from './verdict.ts';
import { showingTo } from '../present.ts';

type WithoutKey<T> = T extends { op_id: string } ? Omit<T, 'op_id'> & { op_id?: string | undefined } : never;
/** An operation as its own call or a batch brings it; a call without an Idempotency-Key gives it no id. */
type KeylessOperation = WithoutKey<QueuedOperation>;
type Queued<T extends KeylessOperation['type']> = Extract<KeylessOperation, { type: T }>;

/** What operations of the guest-book are done with. */
export interface Desk {
  readonly db: Database;
  readonly recorder: Recorder;
  readonly tickets: Tickets;
}

/** Does an operation of the guest-book once, whichever way and however often it comes; those on one guest in their order. */
export async function perform(
  { db, recorder }: Desk,
  scope: ClientScope,
  { queued, usher }: { queued: KeylessOperation; usher: Usher },
): Promise<Recorded> {
  // the same content makes the same operation, sent by its own call or in a batch; the clock is measured anew each time
  const { op_id: key, type: queuedType, clock_offset: _, ...rest } = queued;
  const made = (type: OperationType) =>
    newOperation({ type, key, header: queued, accountId: usher.id, identity: [queuedType, rest] });
  const eventId = queued.event_id;
  if (queued.type === 'SCAN') return recordScan(db, scope, { queued, operation: made('SCAN') });
  const content = contentOf(queued);
  const operation = { ...made(content.type), ...content, usher };
  switch (queued.type) {
    case 'ADHOC': {
      const walkIn = await walkInOf(db, scope, await keptEvent(db, scope, eventId), queued);
      return recorder.record({ scope, eventId, operation: { ...operation, guest_code: walkIn.code, walkIn } });
    }
    case 'UNDO': {
      const opId = queued.undone_op_id;
      const code = opId === undefined ? queued.guest_code : await findOperationGuest(db, scope, { eventId, opId });
      if (code === undefined) return refuseUnknownOperation(db, scope, { queued, operation });
      return recorder.record({ scope, eventId, operation: { ...operation, guest_code: code } });
    }
    case 'CHECK_IN':
    case 'GIFT':
    case 'LEAVE':
    case 'COME_BACK':
    case 'TABLE':
    case 'SETTLE':
      return recorder.record({ scope, eventId, operation: { ...operation, guest_code: queued.guest_code } });
  }
}

/** The same as a call of its own: answers the guest, and throws where the operation does not count. */
export async function performAlone(
  desk: Desk & { readonly metrics: Metrics },
  scope: ClientScope,
  { queued, principal }: { queued: KeylessOperation; principal: Usher & Principal },
): Promise<{ guest: GuestBookGuest }> {
  const recorded = await perform(desk, scope, { queued, usher: principal });
  return { guest: accepted(counted(desk.metrics, recorded), showingTo(principal, desk.tickets)) };
}

type Made<T extends KeylessOperation['type']> = { queued: Queued<T>; operation: ReturnType<typeof newOperation> };

/** What a device judged by itself: it has happened, changes nothing, and belongs into the story of the evening. */
async function recordScan(db: Database, scope: ClientScope, { queued, operation }: Made<'SCAN'>): Promise<Recorded> {
  const { client_id, id } = await keptEvent(db, scope, queued.event_id);
  const about = {
    client_id,
    event_id: id,
    guest_code: queued.guest_code ?? null,
    payload: { result: queued.result },
  };
  return once(db, scope, operation, (trx) => keep(trx, { operation, about, result: { verdict: 'NOTED' } }));
}

async function refuseUnknownOperation(
  db: Database,
  scope: ClientScope,
  { queued, operation }: Made<'UNDO'>,
): Promise<Recorded> {
  const { client_id, id } = await keptEvent(db, scope, queued.event_id);
  const { guest_code: code, undone_op_id: opId } = queued;
  const about = { client_id, event_id: id, guest_code: code ?? null, payload: { code, opId } };
  const refusal = { reason: 'UNKNOWN_OPERATION' } as const;
  return once(db, scope, operation, (trx) => logRefusal(trx, { operation, about, refusal }));
}

async function walkInOf(
  db: Database,
  scope: ClientScope,
  event: GuestBookEventRow,
  { name, phone_number, total_guests, table }: Queued<'ADHOC'>,
): Promise<NewWalkIn> {
  const optionId = await findFirstOptionId(db, scope, event.client_id);
  return {
    client_id: event.client_id,
    option_id: optionId ?? raise(conflict(problem('no_invitation_yet'))),
    event_id: event.id,
    code: newGuestCode(),
    name,
    phone_number: phone_number ? phoneOf(event, phone_number) : null,
    total_guests,
    table_number: table || null,
  };
}

function phoneOf({ country }: GuestBookEventRow, spelling: string): string {
  return toE164(spelling, country) ?? raise(invalid([problemAt('body.phone_number', problem('not_a_phone_number'))]));
}

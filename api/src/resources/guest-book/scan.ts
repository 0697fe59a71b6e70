import { type Refusal, type RequestOf, type scanGuest, problem } from '@janur/contracts';
import { contentOf } from '@janur/contracts/attendance';
import { needsTicket, readShown } from '@janur/contracts/ticket';
import type { Database } from '../../db/connection.ts';
import type { ClientScope } from '../../access/access.ts';
import { conflict, notFound, raise } from '../../lib/errors.ts';
import { guestsByPhone, presentOne } from './lookup.ts';
import { once, newOperation, type Result, type Usher } from './operations/operation.ts';
import type { Desk } from './operations/perform.ts';
import { markScanned } from '../../guests/attendance-queries.ts';
import { findGuestAtEvent, type GuestAtEvent, type GuestBookEventRow } from './queries.ts';
import { logRefusal, refuseUnknownGuest } from './operations/refusal.ts';

interface Scan {
  readonly event: GuestBookEventRow;
  readonly body: RequestOf<typeof scanGuest>['body'];
  readonly key: string | undefined;
  readonly usher: Usher;
}

/** Shows who stands there; under INSTANT the scan is the check-in itself. A code that is good for nothing here is kept. */
export async function scan(desk: Desk, scope: ClientScope, { event, body, key, usher }: Scan): Promise<Result> {
  const { db, recorder } = desk;
  // a number is a bare code too
  const shown = body.guest_code ?? (event.door_codes === 'TICKETS' ? body.phone_number : undefined);
  const seen = shown === undefined ? undefined : whoIs(desk, event, shown);
  const guest = seen?.refusal ? undefined : await scannedGuest(db, scope, { event, body, code: seen?.code });
  const isInstant = event.check_in_variant === 'INSTANT';
  const { clock_offset: _, ...said } = body;
  const type = isInstant ? 'CHECK_IN' : 'SCAN';
  const operation = newOperation({ type, key, header: body, accountId: usher.id, identity: ['SCAN', said] });
  if (!guest) {
    const code = seen?.code ?? '';
    const about = { client_id: event.client_id, event_id: event.id, guest_code: code || null, payload: said };
    return (
      await once(db, scope, operation, (trx) =>
        seen?.refusal
          ? logRefusal(trx, { operation, about, refusal: seen.refusal })
          : refuseUnknownGuest(trx, scope, { operation, event, code, payload: said }),
      )
    ).result;
  }
  await markScanned(db, scope, guest.id);
  if (!isInstant) return { verdict: 'APPLIED', guest: await presentOne(db, scope, { ...guest, is_scanned: 1 }) };
  const checkIn = {
    ...operation,
    ...contentOf({
      type: 'CHECK_IN',
      event_id: event.id,
      guest_code: guest.code,
      total_guest_attending: guest.total_guests_confirmed || guest.total_guests,
    }),
    guest_code: guest.code,
    usher,
  };
  return (await recorder.record({ scope, eventId: event.id, operation: checkIn })).result;
}

/** The code of who shows this, or why it is good for nothing. */
function whoIs(
  { tickets }: Desk,
  { client_id: clientId, door_codes }: GuestBookEventRow,
  content: string,
): { readonly code?: string; readonly refusal?: Refusal } {
  const shown = readShown(content);
  if (needsTicket(shown, door_codes)) return { refusal: { reason: 'TICKET_NEEDED' } };
  if (shown.kind === 'code') return { code: shown.code };
  if (shown.kind !== 'ticket') return { refusal: { reason: 'FORGED' } };
  const reason = tickets.whyNot(shown, { clientId, now: Date.now() });
  return reason ? { refusal: { reason } } : { code: shown.ticket.guestCode };
}

async function scannedGuest(
  db: Database,
  scope: ClientScope,
  { event, body: { phone_number }, code }: Pick<Scan, 'event' | 'body'> & { code: string | undefined },
): Promise<GuestAtEvent | undefined> {
  if (code !== undefined) return findGuestAtEvent(db, scope, { eventId: event.id, code });
  const [guest, ...others] = await guestsByPhone(db, scope, event, phone_number ?? '');
  if (others.length > 0) throw conflict(problem('phone_number_shared'));
  return guest ?? raise(notFound('guest'));
}

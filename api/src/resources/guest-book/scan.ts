import { type Refusal, type RequestOf, type scanGuest, problem } from '@janur/contracts';
import { contentOf } from '@janur/contracts/attendance';
import { refusalAtDoor } from '@janur/contracts/door';
import { readShown } from '@janur/contracts/ticket';
import { findPhoneKeys } from '../../guests/phone-queries.ts';
import { isSignedByPhone } from '../../guests/phones.ts';
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
  const shown = body.guest_code ?? (event.door_codes !== 'ALL' ? body.phone_number : undefined);
  const seen = shown === undefined ? undefined : await whoIs(desk, scope, { event, content: shown });
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
async function whoIs(
  { db, tickets }: Pick<Desk, 'db' | 'tickets'>,
  scope: ClientScope,
  { event: { client_id: clientId, door_codes }, content }: { event: GuestBookEventRow; content: string },
): Promise<{ readonly code?: string; readonly refusal?: Refusal }> {
  const shown = readShown(content);
  const now = Date.now();
  const kept = refusalAtDoor(shown, door_codes, now);
  if (kept) return { refusal: { reason: kept } };
  if (shown.kind === 'code') return { code: shown.code };
  if (shown.kind === 'live') {
    const { guestCode: code } = shown.ticket;
    const keys = await findPhoneKeys(db, scope, { clientId, code });
    return isSignedByPhone(shown, keys) ? { code } : { refusal: { reason: 'FORGED' } };
  }
  if (shown.kind !== 'ticket') return { refusal: { reason: 'FORGED' } };
  const reason = tickets.whyNot(shown, { clientId, now });
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

import type { RequestOf, scanGuest } from '@janur/contracts';
import type { Database } from '../../db/connection.ts';
import type { ClientScope } from '../../http/access.ts';
import { conflict, notFound, raise } from '../../http/errors.ts';
import type { Usher } from './arrival.ts';
import { guestsByPhone, presentOne } from './lookup.ts';
import { newOperation, once, type Outcome } from './operation.ts';
import type { Desk } from './perform.ts';
import { findGuestAtEvent, type GuestAtEvent, type GuestBookEventRow, markScanned } from './queries.ts';
import { refuseUnknownGuest } from './refusal.ts';

interface Scan {
  readonly event: GuestBookEventRow;
  readonly body: RequestOf<typeof scanGuest>['body'];
  readonly key: string | undefined;
  readonly usher: Usher;
}

/** Shows who stands there; under INSTANT the scan is the check-in itself. A code that is good for nothing here is kept. */
export async function scan(desk: Desk, scope: ClientScope, { event, body, key, usher }: Scan): Promise<Outcome> {
  const { db, arrivals } = desk;
  const guest = await scannedGuest(db, scope, { event, body });
  const isInstant = event.check_in_variant === 'INSTANT';
  const { clock_offset: _, ...said } = body;
  const type = isInstant ? 'CHECK_IN' : 'SCAN';
  const operation = newOperation({ type, key, words: body, accountId: usher.id, said: ['SCAN', said] });
  if (!guest) {
    const unknown = { operation, event, code: body.guest_code ?? '', payload: said };
    return (await once(db, scope, operation, (trx) => refuseUnknownGuest(trx, scope, unknown))).outcome;
  }
  await markScanned(db, scope, guest.id);
  if (!isInstant) return { verdict: 'APPLIED', guest: await presentOne(db, scope, { ...guest, is_scanned: 1 }) };
  const arrival = { people: guest.total_guests_confirmed || guest.total_guests };
  return (await arrivals.record({ scope, eventId: event.id, code: guest.code, operation, arrival, usher })).outcome;
}

async function scannedGuest(
  db: Database,
  scope: ClientScope,
  { event, body: { guest_code: code, phone_number } }: Pick<Scan, 'event' | 'body'>,
): Promise<GuestAtEvent | undefined> {
  if (code !== undefined) return findGuestAtEvent(db, scope, { eventId: event.id, code });
  const [guest, ...others] = await guestsByPhone(db, scope, event, phone_number ?? '');
  if (others.length > 0) throw conflict('Several guests have this number: look the guest up by name.');
  return guest ?? raise(notFound('guest'));
}

import {
  checkInGuest,
  findGuestByPhone,
  type GuestBookGuest,
  getEventDetail,
  getGuestDetail,
  insertAdhocGuest,
  listGuestBookEvents,
  scanGuest,
  searchGuests,
} from '@janur/contracts';
import { toE164 } from '@janur/contracts/phone';
import type { FastifyInstance } from 'fastify';
import type { ClientScope } from '../../http/access.ts';
import { paged } from '../../http/envelope.ts';
import { alreadyCheckedIn, conflict, invalid, notFound, raise } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { newGuestCode } from '../../guest-code.ts';
import { sumCounters } from '../event-counters/queries.ts';
import type { Resources } from '../index.ts';
import { recordArrival, recordWalkIn } from './check-in.ts';
import { newOperation, type Outcome } from './operation.ts';
import { findFirstOptionId } from './operation-queries.ts';
import { guestsByPhone, keptEvent, presentGuests, presentOne, scannedGuest } from './lookup.ts';
import { presentEvent, presentEventDetail, titleOf } from './present.ts';
import {
  findClientName,
  findGuestAtEvent,
  type GuestAtEvent,
  type GuestBookEventRow,
  listEventRows,
  markScanned,
  searchGuestRows,
} from './queries.ts';

export function guestBookRoutes(app: FastifyInstance, { db }: Pick<Resources, 'db'>): void {
  implement(
    app,
    listGuestBookEvents,
  )(async ({ principal, scope }) => {
    const [name, events] = await Promise.all([findClientName(db, scope, principal.clientId), listEventRows(db, scope)]);
    return { client_name: name ?? raise(notFound('client')), events: events.map(presentEvent) };
  });

  implement(
    app,
    getEventDetail,
  )(async ({ params: { eventId }, scope }) => {
    const event = await keptEvent(db, scope, eventId);
    return presentEventDetail(event, await sumCounters(db, scope, event.id));
  });

  implement(
    app,
    searchGuests,
  )(async ({ query, scope }) => {
    const event = await keptEvent(db, scope, query.eventId);
    const { rows, total } = await searchGuestRows(db, scope, { ...query, eventId: event.id });
    return paged(await presentGuests(db, scope, rows), { ...query, total });
  });

  implement(
    app,
    getGuestDetail,
  )(async ({ params: { guestCode: code, eventId }, scope }) => {
    const guest = (await findGuestAtEvent(db, scope, { eventId, code })) ?? raise(notFound('guest'));
    return presentOne(db, scope, guest);
  });

  implement(
    app,
    findGuestByPhone,
  )(async ({ body, scope }) => {
    const event = await keptEvent(db, scope, body.event_id);
    return presentGuests(db, scope, await guestsByPhone(db, scope, event, body.phone_number));
  });

  implement(
    app,
    scanGuest,
  )(async ({ body, scope, principal }) => {
    const event = await keptEvent(db, scope, body.event_id);
    const found = await scannedGuest(db, scope, event, body);
    await markScanned(db, scope, found.id);
    const guest =
      event.check_in_variant === 'INSTANT'
        ? await checkInAtOnce(scope, found, principal.id)
        : await presentOne(db, scope, found);
    return {
      event_id: event.id,
      event_title: titleOf(event),
      guest_code: guest.guest_code,
      is_scanned: true,
      is_received_gift: guest.is_received_gift,
      is_received_souvenir: guest.is_received_souvenir,
      guest,
    };
  });

  implement(
    app,
    checkInGuest,
  )(async ({ body, headers, scope, principal }) => {
    const event = await keptEvent(db, scope, body.event_id);
    const guest =
      (await findGuestAtEvent(db, scope, { eventId: event.id, code: body.guest_code })) ?? raise(notFound('guest'));
    const type = body.mode === 'ADDITIONAL' ? 'ADDITIONAL' : 'CHECK_IN';
    const operation = newOperation({
      type,
      key: headers['idempotency-key'],
      words: body,
      accountId: principal.id,
      said: body,
    });
    const arrival = { ...body, people: body.total_guest_attending };
    return { guest: accepted(await recordArrival(db, scope, { guest, operation, arrival: arrivalOf(arrival) })) };
  });

  implement(
    app,
    insertAdhocGuest,
  )(async ({ body, headers, scope, principal }) => {
    const event = await keptEvent(db, scope, body.event_id);
    const optionId =
      (await findFirstOptionId(db, scope, event.client_id)) ?? raise(conflict('This client has no invitation yet.'));
    const walkIn = {
      client_id: event.client_id,
      option_id: optionId,
      event_id: event.id,
      code: newGuestCode(),
      name: body.name,
      phone_number: body.phone_number ? phoneOf(event, body.phone_number) : null,
      total_guests: body.total_guests,
      table_number: body.table || null,
    };
    const operation = newOperation({
      type: 'ADHOC',
      key: headers['idempotency-key'],
      words: body,
      accountId: principal.id,
      said: body,
    });
    const arrival = arrivalOf({ ...body, people: body.total_guests });
    return { guest: accepted(await recordWalkIn(db, scope, { walkIn, operation, arrival })) };
  });

  async function checkInAtOnce(scope: ClientScope, guest: GuestAtEvent, accountId: number): Promise<GuestBookGuest> {
    const people = guest.total_guests_confirmed || guest.total_guests;
    const operation = newOperation({ type: 'CHECK_IN', key: undefined, words: {}, accountId, said: guest.code });
    return accepted(await recordArrival(db, scope, { guest, operation, arrival: { people } }));
  }
}

const arrivalOf = ({
  people,
  gift,
  souvenir,
  entrusted_gifts,
}: {
  people: number;
  gift?: boolean | undefined;
  souvenir?: boolean | undefined;
  entrusted_gifts?: { giver_name: string; amount?: number | null | undefined }[] | undefined;
}) => ({ people, gift, souvenir, entrustedGifts: entrusted_gifts });

function phoneOf({ country }: GuestBookEventRow, spelling: string): string {
  return toE164(spelling, country) ?? raise(invalid([{ path: 'body.phone_number', message: 'Not a phone number' }]));
}

function accepted(outcome: Outcome): GuestBookGuest {
  if (outcome.verdict === 'APPLIED') return outcome.guest;
  throw alreadyCheckedIn('This guest is already checked in.', outcome.first);
}

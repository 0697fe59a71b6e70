import {
  checkInGuest,
  findGuestByPhone,
  getEventDetail,
  getGuestDetail,
  insertAdhocGuest,
  listGuestBookEvents,
  scanGuest,
  searchGuests,
} from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { paged } from '../../http/envelope.ts';
import { notFound, raise } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { sumCounters } from '../event-counters/queries.ts';
import type { Resources } from '../index.ts';
import { guestsByPhone, keptEvent, presentGuests, presentOne } from './lookup.ts';
import { perform } from './perform.ts';
import { presentEvent, presentEventDetail, titleOf } from './present.ts';
import { findClientName, findGuestAtEvent, listEventRows } from './queries.ts';
import { scan } from './scan.ts';
import { searchGuestRows } from './search-queries.ts';
import { accepted, counted } from './verdict.ts';

export function guestBookRoutes(
  app: FastifyInstance,
  { db, arrivals, metrics }: Pick<Resources, 'db' | 'arrivals' | 'metrics'>,
): void {
  const desk = { db, arrivals };
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
  )(async ({ body, headers, scope, principal }) => {
    const event = await keptEvent(db, scope, body.event_id);
    const key = headers['idempotency-key'];
    const guest = accepted(await scan(desk, scope, { event, body, key, usher: principal }));
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
    const act = { ...body, type: 'CHECK_IN' as const, op_id: headers['idempotency-key'] };
    return { guest: accepted(counted(metrics, await perform(desk, scope, { act, usher: principal }))) };
  });

  implement(
    app,
    insertAdhocGuest,
  )(async ({ body, headers, scope, principal }) => {
    const act = { ...body, type: 'ADHOC' as const, op_id: headers['idempotency-key'] };
    return { guest: accepted(counted(metrics, await perform(desk, scope, { act, usher: principal }))) };
  });
}

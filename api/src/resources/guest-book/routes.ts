import { titleOf } from '../../lib/title-of.ts';
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
import { forbidden, notFound, raise } from '../../lib/errors.ts';
import { endpoints } from '../../http/endpoints.ts';
import { guestBookSummary } from '../../guests/guest-book-summary.ts';
import type { AppContext } from '../../context.ts';
import { guestsByPhone, keptEvent, presentGuests, presentOne } from './lookup.ts';
import { performAlone } from './operations/perform.ts';
import { createMeshKeys } from './mesh-keys.ts';
import { mayHoldCodes } from '../../access/guest-handles.ts';
import { presentEvent, onlyScans, showingTo } from './present.ts';
import { findClientName } from '../../access/owned-queries.ts';
import { findDoorPin } from './pin/queries.ts';
import { findGuestAtEvent, type GuestBookEventRow, listEventRows } from './queries.ts';
import { scan } from './scan.ts';
import { searchGuestRows } from './search-queries.ts';
import { accepted } from './operations/verdict.ts';

export function guestBookRoutes(
  app: FastifyInstance,
  { db, recorder, tickets, metrics, config }: Pick<AppContext, 'db' | 'recorder' | 'tickets' | 'metrics' | 'config'>,
): void {
  const on = endpoints(app);
  const meshKeys = createMeshKeys(config.ticketKeys);
  const desk = { db, recorder, tickets, metrics };
  const ticketReading = (clientId: number, event: GuestBookEventRow | undefined) => ({
    client_id: clientId,
    ticket_keys: [...tickets.keys],
    door_codes: event?.door_codes ?? ('ALL' as const),
  });
  on(listGuestBookEvents, async ({ principal, scope }) => {
    const [name, events, door_pin] = await Promise.all([
      findClientName(db, scope, principal.clientId),
      listEventRows(db, scope),
      findDoorPin(db, scope, principal.clientId),
    ]);
    return {
      client_name: name ?? raise(notFound('client')),
      events: events.map((event) => ({
        ...presentEvent(event),
        // whoever may not hold codes keeps no door
        ...(mayHoldCodes(principal) && { mesh_keys: meshKeys(event.id, { isScanOnly: onlyScans(principal) }) }),
      })),
      door_pin,
      ...ticketReading(principal.clientId, events[0]),
    };
  });

  on(getEventDetail, async ({ params: { eventId }, scope }) => {
    const event = await keptEvent(db, scope, eventId);
    const summary = await guestBookSummary(db, scope, event);
    return { ...presentEvent(event), summary, ...ticketReading(event.client_id, event) };
  });

  on(searchGuests, async ({ query, scope, principal }) => {
    const event = await keptEvent(db, scope, query.eventId);
    const { rows, total } = await searchGuestRows(db, scope, { ...query, eventId: event.id });
    return paged((await presentGuests(db, scope, rows)).map(showingTo(principal, tickets)), { ...query, total });
  });

  on(getGuestDetail, async ({ params: { guestCode: code, eventId }, scope, principal }) => {
    const guest = (await findGuestAtEvent(db, scope, { eventId, code })) ?? raise(notFound('guest'));
    return showingTo(principal, tickets)(await presentOne(db, scope, guest));
  });

  on(findGuestByPhone, async ({ body, scope, principal }) => {
    const event = await keptEvent(db, scope, body.event_id);
    return (await presentGuests(db, scope, await guestsByPhone(db, scope, event, body.phone_number))).map(
      showingTo(principal, tickets),
    );
  });

  on(scanGuest, async ({ body, headers, scope, principal }) => {
    const event = await keptEvent(db, scope, body.event_id);
    if (body.phone_number !== undefined && onlyScans(principal)) throw forbidden();
    const key = headers['idempotency-key'];
    const outcome = await scan(desk, scope, { event, body, key, usher: principal });
    const guest = accepted(outcome, showingTo(principal, tickets));
    return {
      event_id: event.id,
      event_title: titleOf(event, event.language),
      guest_code: guest.guest_code,
      is_scanned: true,
      is_received_gift: guest.is_received_gift,
      is_received_souvenir: guest.is_received_souvenir,
      guest,
    };
  });

  on(checkInGuest, ({ body, headers, scope, principal }) => {
    const queued = { ...body, type: 'CHECK_IN' as const, op_id: headers['idempotency-key'] };
    return performAlone(desk, scope, { queued, principal });
  });

  on(insertAdhocGuest, ({ body, headers, scope, principal }) => {
    const queued = { ...body, type: 'ADHOC' as const, op_id: headers['idempotency-key'] };
    return performAlone(desk, scope, { queued, principal });
  });
}

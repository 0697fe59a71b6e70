import {
  addGuest,
  changeGuest,
  checkGuestExistence,
  deleteBooking,
  deleteGuest,
  updateGuest,
  problem,
} from '@janur/contracts';
import { toE164 } from '@janur/contracts/phone';
import type { FastifyInstance } from 'fastify';
import type { ClientScope } from '../../../access/access.ts';
import { conflict, notFound, raise } from '../../../lib/errors.ts';
import { endpoints } from '../../../http/endpoints.ts';
import type { AppContext } from '../../../context.ts';
import { ownedEvents, ownedOption, phoneOf } from '../../../access/owned.ts';
import { findCountry, listEventsOfClients, type OwnedEvent, type OwnedOption } from '../../../access/owned-queries.ts';
import { presentHostedGuest } from './present.ts';
import { storedTags } from '../../../guests/tags.ts';
import type { HostedGuest } from '../../../guests/guest-queries.ts';
import { findByCode, listByPhone, listSame } from './queries.ts';
import { inviteGuest, removeGuest, takeBookingBack, writeChanges } from './service.ts';

export function guestRoutes(app: FastifyInstance, { db }: AppContext): void {
  const on = endpoints(app);
  on(checkGuestExistence, async ({ query: { slug, phone_number, name }, scope }) => {
    const { id: optionId, country } = await ownedOption(db, scope, slug);
    const number = phone_number === undefined ? undefined : toE164(phone_number, country);
    // a number that is none is nobody's
    const byName = phone_number === undefined && name !== undefined && { name };
    const same = number === undefined ? byName : { phone_number: number };
    const guests = same ? await listSame(db, scope, { optionId, ...same }) : [];
    return { is_guest_exist: guests.length > 0, guests };
  });

  on(addGuest, async ({ body, scope }) => {
    const option = await ownedOption(db, scope, body.slug);
    const all = await listEventsOfClients(db, scope, [option.client_id]);
    const events = await invitedTo(scope, option, body.event_ids);
    const invitedIds = new Set(events.map(({ id }) => id));
    const leftOut = all.map(({ id }) => id).filter((id) => !invitedIds.has(id));
    const invited = {
      name: body.name,
      phone_number: phoneOf(body.phone_number, option.country),
      email: body.email ?? null,
      details: body.details ?? null,
      total_guests: body.total_guests,
      guest_group: body.guest_group || null,
      tags: storedTags(body.tags ?? []),
      table_number: body.table_number?.trim() || null,
    };
    const { shares_number: sharesNumber } = body;
    return presentHostedGuest(await inviteGuest(db, scope, { option, events, leftOut, invited, sharesNumber }));
  });

  on(updateGuest, async ({ params: { phoneNumber }, body, scope, principal }) => {
    const clientId = principal.role === 'CLIENT' ? principal.clientId : undefined;
    const guest = await guestByPhone(scope, phoneNumber, clientId);
    const phone_number = body.phone_number === undefined ? undefined : phoneOf(body.phone_number, guest.country);
    return presentHostedGuest(await writeChanges(db, scope, guest, { ...body, phone_number }));
  });

  on(changeGuest, async ({ params: { guestCode }, body, scope }) => {
    const guest = (await findByCode(db, scope, guestCode)) ?? raise(notFound('guest'));
    const phone_number = body.phone_number === undefined ? undefined : phoneOf(body.phone_number, guest.country);
    return presentHostedGuest(await writeChanges(db, scope, guest, { ...body, phone_number }));
  });

  on(deleteGuest, async ({ params: { guestCode }, scope }) => {
    await removeGuest(db, scope, (await findByCode(db, scope, guestCode)) ?? raise(notFound('guest')));
    return null;
  });

  on(deleteBooking, async ({ params: { bookingId }, scope, principal }) => {
    await takeBookingBack(db, scope, { bookingId, by: principal.id });
    return null;
  });

  /** A guest may be invited to what is the same client's only. */
  async function invitedTo(scope: ClientScope, option: OwnedOption, ids: number[] | undefined): Promise<OwnedEvent[]> {
    if (ids === undefined) return listEventsOfClients(db, scope, [option.client_id]);
    const events = await ownedEvents(db, scope, ids);
    return events.every((event) => event.client_id === option.client_id) ? events : raise(notFound('event'));
  }

  /** A national spelling is read as the client's; an admin, who has no country, writes +. */
  async function guestByPhone(
    scope: ClientScope,
    spelling: string,
    clientId: number | undefined,
  ): Promise<HostedGuest> {
    const country = clientId === undefined ? undefined : await findCountry(db, scope, clientId);
    const phoneNumber = toE164(spelling, country);
    const [guest, ...others] = phoneNumber ? await listByPhone(db, scope, phoneNumber) : [];
    if (others.length > 0) throw conflict(problem('phone_number_shared'));
    return guest ?? raise(notFound('guest'));
  }
}

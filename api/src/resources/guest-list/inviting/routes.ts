import { changeGuests, deleteGuests, inviteGuests, restoreGuests } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { ownedEvents } from '../../../access/owned.ts';
import type { Principal } from '../../../access/principals.ts';
import type { AppContext } from '../../../context.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { notFound } from '../../../lib/errors.ts';
import { changeMany, deleteMany, restoreMany } from './change.ts';
import { chosenGuests } from './chosen.ts';
import { invite } from './invite.ts';

/** What hosts do with many guests at once. */
export function guestActRoutes(app: FastifyInstance, { db }: AppContext): void {
  const on = endpoints(app);

  on(inviteGuests, async ({ body: { guests, events }, scope, principal }) => {
    const owned = await ownedEvents(db, scope, [...new Set(events.map(({ event_id }) => event_id))]);
    const chosen = await chosenGuests(db, scope, guests, clientOf(principal));
    if (!chosen) return { changed: [], arrived: 0 };
    // a guest may be invited to what is the same client's only
    if (owned.some(({ client_id }) => client_id !== chosen.clientId)) throw notFound('event');
    const invitations = events.map(({ event_id, is_invited }) => ({ eventId: event_id, isInvited: is_invited }));
    return invite(db, scope, chosen, invitations);
  });

  on(changeGuests, async ({ body: { guests, guest_group, tags, table }, scope, principal }) => {
    const [event] = table ? await ownedEvents(db, scope, [table.event_id]) : [];
    const chosen = await chosenGuests(db, scope, guests, clientOf(principal));
    if (!chosen) return { changed: 0 };
    if (event && event.client_id !== chosen.clientId) throw notFound('event');
    return { changed: await changeMany(db, scope, chosen, { guest_group, tags, table }) };
  });

  on(deleteGuests, async ({ body: { guests }, scope, principal }) => {
    const chosen = await chosenGuests(db, scope, guests, clientOf(principal));
    return chosen ? deleteMany(db, scope, chosen) : { deleted: 0, arrived: 0, codes: [] };
  });

  on(restoreGuests, async ({ body: { codes }, scope }) => ({ restored: await restoreMany(db, scope, codes) }));
}

const clientOf = (principal: Principal): number | undefined =>
  principal.role === 'CLIENT' ? principal.clientId : undefined;

import { getGuestBookSummary, getHeadcount, getRsvpSummary } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../http/endpoints.ts';
import { callName } from '../../../http/validate.ts';
import { required } from '../../../lib/errors.ts';
import { listEventsOfClients, listOptionsOfClient } from '../../../access/owned-queries.ts';
import { guestBookSummary } from '../../../guests/guest-book-summary.ts';
import { countEvent, countGuests, countHeads, countHouseholds, listAlike } from '../../../guests/headcount-queries.ts';
import type { AppContext } from '../../../context.ts';
import { ownedEvent, ownedOption } from '../../../access/owned.ts';
import { forecastOf } from '../forecast/forecast.ts';
import { toAlike } from '../forecast/present.ts';
import { presentRsvpSummary } from './present.ts';

export function summaryRoutes(app: FastifyInstance, { db }: AppContext): void {
  const on = endpoints(app);
  on(getRsvpSummary, async ({ query: { eventId, slug }, scope }) => {
    const event = await ownedEvent(db, scope, eventId);
    const optionId = slug === undefined ? undefined : (await ownedOption(db, scope, slug)).id;
    return presentRsvpSummary(event, await countEvent(db, scope, { eventId: event.id, optionId }));
  });

  on(getHeadcount, async ({ query: { slug, ...kind }, scope, principal }) => {
    const named = slug === undefined ? undefined : await ownedOption(db, scope, slug);
    const clientId = named?.client_id ?? (principal.role === 'CLIENT' ? principal.clientId : undefined);
    if (clientId === undefined) throw required(['query.slug'], callName(getHeadcount));
    const options = named ? [named] : await listOptionsOfClient(db, scope, clientId);
    const events = await listEventsOfClients(db, scope, [clientId]);
    const optionIds = options.map(({ id }) => id);
    const asked = { eventIds: events.map(({ id }) => id), optionId: named?.id, ...kind };
    const [counted, alike, guests, households] = await Promise.all([
      countHeads(db, scope, asked),
      listAlike(db, scope, asked),
      countGuests(db, scope, optionIds, kind),
      countHouseholds(db, scope, optionIds, kind),
    ]);
    const alikeAt = Map.groupBy(alike, ({ event_id }) => event_id);
    const forecast = (eventId: number) => forecastOf((alikeAt.get(eventId) ?? []).map(toAlike)) ?? null;
    return {
      ...guests,
      ...households,
      events: counted.map((event) => ({ ...event, forecast: forecast(event.event_id) })),
    };
  });

  on(getGuestBookSummary, async ({ params: { eventId }, scope }) => {
    const event = await ownedEvent(db, scope, eventId);
    return guestBookSummary(db, scope, event);
  });
}

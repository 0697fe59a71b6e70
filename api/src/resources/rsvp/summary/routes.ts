import { getGuestBookSummary, getRsvpSummary } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../http/endpoints.ts';
import { sumCounters } from '../../../guests/counter-queries.ts';
import type { AppContext } from '../../../context.ts';
import { ownedEvent, ownedOption } from '../../../access/owned.ts';
import { presentGuestBookSummary, presentRsvpSummary } from './present.ts';

export function summaryRoutes(app: FastifyInstance, { db }: AppContext): void {
  const on = endpoints(app);
  on(getRsvpSummary, async ({ query: { eventId, slug }, scope }) => {
    const event = await ownedEvent(db, scope, eventId);
    const optionId = slug === undefined ? undefined : (await ownedOption(db, scope, slug)).id;
    return presentRsvpSummary(event, await sumCounters(db, scope, event.id, optionId));
  });

  on(getGuestBookSummary, async ({ params: { eventId }, scope }) => {
    const event = await ownedEvent(db, scope, eventId);
    return presentGuestBookSummary(event, await sumCounters(db, scope, event.id));
  });
}

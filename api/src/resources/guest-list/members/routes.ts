import { saveMeals, saveMembers } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { ownedEvent } from '../../../access/owned.ts';
import type { AppContext } from '../../../context.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { findByCode } from '../editing/queries.ts';
import { guestOr404 } from '../recorded/service.ts';
import { nameMeals, nameMembers } from './service.ts';

export function memberRoutes(app: FastifyInstance, { db }: AppContext): void {
  const on = endpoints(app);
  on(saveMembers, async ({ params: { guestCode }, body: { members }, scope }) =>
    nameMembers(db, scope, guestOr404(await findByCode(db, scope, guestCode)), members),
  );

  on(saveMeals, async ({ params: { eventId }, body: { meals }, scope }) => {
    const event = await ownedEvent(db, scope, eventId);
    return { event_id: event.id, meals: await nameMeals(db, scope, event, meals) };
  });
}

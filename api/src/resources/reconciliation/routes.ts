import { reconcileAttendance } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../http/implement.ts';
import type { Resources } from '../index.ts';
import { ownedEvent } from '../rsvp-dashboard/owned/owned.ts';
import { reconcile } from './service.ts';

export function reconciliationRoutes(app: FastifyInstance, { db }: Resources): void {
  implement(
    app,
    reconcileAttendance,
  )(async ({ params: { eventId }, body, scope, principal }) => {
    const event = await ownedEvent(db, scope, eventId);
    const file = body['rsvp-attendance-reconciliation'].bytes;
    return { ...(await reconcile(db, scope, { event, file, accountId: principal.id })), errors: [] };
  });
}

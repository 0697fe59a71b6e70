import { updateTableNumber, uploadTableNumbers } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../http/endpoints.ts';
import type { AppContext } from '../../../context.ts';
import { ownedEvent } from '../../../access/owned.ts';
import { seatGuest, seatGuests } from './service.ts';

export function tableRoutes(app: FastifyInstance, { db }: AppContext): void {
  const on = endpoints(app);
  on(updateTableNumber, async ({ params: { guestEventId }, body, scope }) => {
    const table_number = body.table_number?.trim() || null;
    await seatGuest(db, scope, { guestEventId, table_number });
    return { guest_event_id: guestEventId, table_number };
  });

  on(uploadTableNumbers, async ({ params: { eventId }, body, scope }) => {
    const event = await ownedEvent(db, scope, eventId);
    return seatGuests(db, scope, { event, file: body['bulk-update-table-number'].bytes });
  });
}

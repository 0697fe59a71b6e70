import { listGuestBookGuests } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { paged } from '../../../http/envelope.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { presentGuest, withQrCode } from '../present.ts';
import { listGifts } from '../queries.ts';
import type { AppContext } from '../../../context.ts';
import { mayHoldCodes } from '../../../access/guest-handles.ts';
import { maySeeSums } from '../../../access/sums.ts';
import { ownedEvents } from '../../../access/owned.ts';
import { listGuestBookRows } from './queries.ts';

export function guestBookListRoutes(app: FastifyInstance, { db, tickets }: AppContext): void {
  const on = endpoints(app);
  on(listGuestBookGuests, async ({ body, scope, principal }) => {
    const { page, limit, shown, search_query: search, order_by: orderBy, order_type: orderType } = body;
    const eventIds = (await ownedEvents(db, scope, body.event_ids)).map(({ id }) => id);
    const asked = { eventIds, search, byCode: mayHoldCodes(principal), shown, orderBy, orderType, page, limit };
    const { rows, total } = await listGuestBookRows(db, scope, asked);
    const given = await listGifts(
      db,
      scope,
      rows.map(({ id }) => id),
    );
    const gifts = maySeeSums(principal) ? given : given.map((gift) => ({ ...gift, amount: null }));
    const guests = rows.map((row) => ({ ...withQrCode(presentGuest(row, gifts), tickets), event_id: row.event_id }));
    return paged(guests, { page, limit, total });
  });
}

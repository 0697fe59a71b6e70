import { listRsvpGuests } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import type { ClientScope } from '../../../access/access.ts';
import { paged } from '../../../http/envelope.ts';
import { required } from '../../../lib/errors.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { callName } from '../../../http/validate.ts';
import type { AppContext } from '../../../context.ts';
import { mayHoldCodes } from '../../../access/guest-handles.ts';
import { ownedEvent, ownedOptions } from '../../../access/owned.ts';
import { listOptionsOfClient, type OwnedOption } from '../../../access/owned-queries.ts';
import { originOf } from '../../../access/origins.ts';
import { askedFields, columnsOf } from '../../rsvp/columns.ts';
import { listGuestRows } from './queries.ts';
import { audienceOf } from '../messages/queues.ts';
import { recordsOf } from './service.ts';

export function guestListRoutes(app: FastifyInstance, { db, config, tickets }: AppContext): void {
  const on = endpoints(app);
  on(listRsvpGuests, async ({ body, scope, principal, request }) => {
    const { event_id: eventId, search_query: search, slugs, page, limit, queue, ...narrowed } = body;
    const event = eventId === undefined ? undefined : await ownedEvent(db, scope, eventId);
    const clientId = event?.client_id ?? (principal.role === 'CLIENT' ? principal.clientId : undefined);
    const options = await optionsOf(scope, slugs, clientId);
    // an event has its own client's guests only
    const asked = event && !slugs ? undefined : options;
    const audience = queue && (await audienceOf(db, scope, { clientId, queue }));
    const filters = { ...narrowed, audience };
    const { rows, total } = await listGuestRows(db, scope, {
      options: asked,
      eventId,
      search,
      byCode: mayHoldCodes(principal),
      filters,
      page,
      limit,
    });
    const fields = askedFields(options);
    const records = await recordsOf(db, scope, rows, { fields, tickets, origin: originOf('guests', request, config) });
    return { ...paged(records, { page, limit, total }), header: columnsOf(fields) };
  });

  /** The named slugs, else all of the client that the caller or the event is of. */
  async function optionsOf(
    scope: ClientScope,
    slugs: string[] | undefined,
    clientId: number | undefined,
  ): Promise<OwnedOption[]> {
    if (slugs) return ownedOptions(db, scope, slugs);
    if (clientId !== undefined) return listOptionsOfClient(db, scope, clientId);
    throw required(['body.slugs'], callName(listRsvpGuests));
  }
}

import { uploadGuestList } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../http/endpoints.ts';
import type { AppContext } from '../../../context.ts';
import { ownedOption } from '../../../access/owned.ts';
import { listEventsOfClients } from '../../../access/owned-queries.ts';
import { importGuests } from './service.ts';
import { finishImports } from './write-pieces.ts';

export function importRoutes(app: FastifyInstance, { db }: AppContext): void {
  const on = endpoints(app);
  finishImports(app, db);

  on(uploadGuestList, async ({ body, scope }) => {
    const option = await ownedOption(db, scope, body.slug);
    const events = await listEventsOfClients(db, scope, [option.client_id]);
    const file = body['rsvp-guest-file'].bytes;
    return {
      slug: option.slug,
      ...(await importGuests(db, scope, { file, corrections: body.corrections ?? {}, option, events })),
    };
  });
}

import { MOST_READ_ROWS, problem, problemAt, readGuestFile, uploadGuestList } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../http/endpoints.ts';
import { refuse } from '../../../http/validate.ts';
import type { AppContext } from '../../../context.ts';
import { ownedOption } from '../../../access/owned.ts';
import { listEventsOfClients, listOptionsOfClient } from '../../../access/owned-queries.ts';
import { READ_LIMITS, readSpreadsheet } from '../../../lib/spreadsheets/read.ts';
import { importGuests } from './service.ts';
import { finishImports } from './write-pieces.ts';

export function importRoutes(app: FastifyInstance, { db }: AppContext): void {
  const on = endpoints(app);
  finishImports(app, db);

  on(uploadGuestList, async ({ body, scope, principal, request }) => {
    const own = body.slug === undefined && principal.role === 'CLIENT' ? principal.clientId : undefined;
    const [only, ...others] = own === undefined ? [] : await listOptionsOfClient(db, scope, own);
    const slug = body.slug ?? (others.length === 0 ? only?.slug : undefined);
    if (slug === undefined) refuse([problemAt('body.slug', problem('required'))], uploadGuestList, request);
    const option = await ownedOption(db, scope, slug);
    const events = await listEventsOfClients(db, scope, [option.client_id]);
    const file = body['rsvp-guest-file'].bytes;
    return {
      slug: option.slug,
      ...(await importGuests(db, scope, {
        file,
        corrections: body.corrections ?? {},
        sharedNumbers: body.shared_numbers === 'true',
        asksNames: body.asks_names === 'true',
        apartRows: body.apart_rows ?? [],
        option,
        events,
      })),
    };
  });

  on(readGuestFile, async ({ body, scope }) => {
    const limits = { ...READ_LIMITS, rows: MOST_READ_ROWS };
    const rows: { row: number; cells: string[] }[] = [];
    for await (const batch of readSpreadsheet(body['rsvp-guest-file'].bytes, scope.tenant, limits))
      rows.push(...batch.map(({ row, cells }) => ({ row, cells: [...cells] })));
    return { rows };
  });
}

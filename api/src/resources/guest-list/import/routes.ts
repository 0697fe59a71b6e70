import {
  type BodyOf,
  MOST_READ_ROWS,
  previewGuestList,
  problem,
  problemAt,
  readGuestFile,
  uploadGuestList,
} from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../http/endpoints.ts';
import { refuse } from '../../../http/validate.ts';
import type { AppContext } from '../../../context.ts';
import { ownedOption } from '../../../access/owned.ts';
import type { ClientScope, PrincipalOf } from '../../../access/access.ts';
import { listEventsOfClients, listOptionsOfClient, type OwnedOption } from '../../../access/owned-queries.ts';
import { READ_LIMITS, readSpreadsheet } from '../../../lib/spreadsheets/read.ts';
import { previewGuests } from './preview.ts';
import type { Reading, Target } from './read-list.ts';
import { importGuests } from './service.ts';
import { finishImports } from './write-pieces.ts';

export function importRoutes(app: FastifyInstance, { db }: AppContext): void {
  const on = endpoints(app);
  finishImports(app, db);

  on(uploadGuestList, async ({ body, scope, principal, request }) => {
    const option = await optionOf(scope, principal, body.slug);
    if (!option) refuse([problemAt('body.slug', problem('required'))], uploadGuestList, request);
    const target = await targetOf(scope, option);
    const file = body['rsvp-guest-file'].bytes;
    const imported = await importGuests(db, scope, { ...target, file, reading: readingOf(body), asSaid: body.as_said });
    return { slug: option.slug, ...imported };
  });

  on(previewGuestList, async ({ body, scope, principal, request }) => {
    const option = await optionOf(scope, principal, body.slug);
    if (!option) refuse([problemAt('body.slug', problem('required'))], previewGuestList, request);
    const target = await targetOf(scope, option);
    return previewGuests(db, scope, { ...target, file: body['rsvp-guest-file'].bytes, reading: readingOf(body) });
  });

  on(readGuestFile, async ({ body, scope }) => {
    const limits = { ...READ_LIMITS, rows: MOST_READ_ROWS };
    const rows: { row: number; cells: string[] }[] = [];
    for await (const batch of readSpreadsheet(body['rsvp-guest-file'].bytes, scope.tenant, limits))
      rows.push(...batch.map(({ row, cells }) => ({ row, cells: [...cells] })));
    return { rows };
  });

  /** The named slug; hosts with one need not name it. */
  async function optionOf(
    scope: ClientScope,
    principal: PrincipalOf<typeof uploadGuestList>,
    named: string | undefined,
  ) {
    if (named !== undefined) return ownedOption(db, scope, named);
    const own = principal.role === 'CLIENT' ? await listOptionsOfClient(db, scope, principal.clientId) : [];
    return own.length === 1 ? own[0] : undefined;
  }

  const targetOf = async (scope: ClientScope, option: OwnedOption): Promise<Target> => ({
    option,
    events: await listEventsOfClients(db, scope, [option.client_id]),
  });
}

const readingOf = (body: Omit<BodyOf<typeof previewGuestList>, 'rsvp-guest-file'>): Reading => ({
  corrections: body.corrections ?? {},
  sharedNumbers: body.shared_numbers === 'true',
  asksNames: body.asks_names === 'true',
  apartRows: body.apart_rows ?? [],
});

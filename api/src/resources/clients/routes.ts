import {
  createClient,
  createClientWithOption,
  createOption,
  findSlugHolder,
  getClientDetail,
  getClientOption,
  getOptionSlugs,
  listAuditLog,
  updateClient,
  updateOption,
} from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { paged } from '../../http/envelope.ts';
import { notFound, raise } from '../../lib/errors.ts';
import { endpoints } from '../../http/endpoints.ts';
import { findClientId, listAuditLines } from '../../audit/queries.ts';
import { actorOf } from '../../audit/record.ts';
import type { AppContext } from '../../context.ts';
import { findContentRows, findInvitationRows } from '../invitations/queries.ts';
import { makeClient } from './create-client.ts';
import { editClient } from './edit-client.ts';
import { createOptionOf, editOption } from './options/edit-option.ts';
import { knownTemplates } from './options/known-templates.ts';
import { countInvited, findHolderOfSlug, listAliases } from './options/slug-queries.ts';
import { presentAuditLine, presentDetail, presentEditedOption } from './present.ts';
import { listOptionsOf } from './queries.ts';

export function clientEditingRoutes(app: FastifyInstance, { db, registry }: Pick<AppContext, 'db' | 'registry'>): void {
  const on = endpoints(app);
  on(getClientDetail, async ({ params, scope }) => {
    const rows = (await findContentRows(db, scope, params.clientId)) ?? raise(notFound('client'));
    return { ...presentDetail(rows), options: await listOptionsOf(db, scope, params.clientId) };
  });

  on(getClientOption, async ({ params, scope }) => {
    const rows = (await findInvitationRows(db, scope, params.optionId)) ?? raise(notFound('invitation'));
    return { ...presentDetail(rows), option: presentEditedOption(rows.option) };
  });

  on(updateClient, async ({ params, body, scope, ...who }) =>
    editClient(db, scope, actorOf(who), { id: params.clientId, body }),
  );

  on(createClientWithOption, async ({ body, scope, ...who }) => {
    const { name, version = 'V2', content } = body;
    const option = { sent: body.option, templates: await knownTemplates(registry) };
    return makeClient(db, scope, actorOf(who), { name, version, content, option });
  });

  on(createClient, async ({ body, scope, ...who }) => makeClient(db, scope, actorOf(who), body));

  on(createOption, async ({ params, body, scope, ...who }) => {
    const draft = { clientId: params.clientId, sent: body, templates: await knownTemplates(registry), at: 'body' };
    return createOptionOf(db, scope, actorOf(who), draft);
  });

  on(updateOption, async ({ params, body, scope, ...who }) => {
    const edit = { id: params.optionId, body, templates: await knownTemplates(registry) };
    return editOption(db, scope, actorOf(who), edit);
  });

  on(getOptionSlugs, async ({ params: { optionId }, scope }) => {
    const option = (await findInvitationRows(db, scope, optionId))?.option ?? raise(notFound('invitation'));
    const [former, invited] = await Promise.all([listAliases(db, scope, optionId), countInvited(db, scope, optionId)]);
    const kept = former.map(({ slug, created_at }) => ({ slug, until: created_at.toISOString() }));
    return { slug: option.slug, former: kept, invited };
  });

  on(findSlugHolder, async ({ params }) => {
    const holder = await findHolderOfSlug(db, params.slug);
    return holder ?? { option_id: null, client_name: null, is_former: false };
  });

  on(listAuditLog, async ({ params, query, scope }) => {
    const clientId = (await findClientId(db, scope, params.clientId)) ?? raise(notFound('client'));
    const { rows, total } = await listAuditLines(db, scope, { ...query, clientId });
    return paged(rows.map(presentAuditLine), { ...query, total });
  });
}

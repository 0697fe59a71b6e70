import { dropKeptDraft, getKeptDraft, keepDraft } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { notFound, raise } from '../../lib/errors.ts';
import { findInvitationRows } from '../invitations/queries.ts';
import { deleteUnsaved, findUnsaved, putUnsaved } from './unsaved-queries.ts';

/** What an editor has not saved yet is kept for the account that wrote it, on whatever device it goes on. */
export function unsavedRoutes(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): void {
  const on = endpoints(app);

  on(getKeptDraft, async ({ params: { optionId }, scope, principal }) => {
    if (!(await findInvitationRows(db, scope, optionId))) throw notFound('invitation');
    const kept = await findUnsaved(db, scope, { optionId, accountId: principal.id });
    return kept ? { ...JSON.parse(kept.unsaved), kept_at: kept.kept_at.toISOString() } : null;
  });

  on(keepDraft, async ({ params: { optionId }, body, scope, principal }) => {
    const { option } = (await findInvitationRows(db, scope, optionId)) ?? raise(notFound('invitation'));
    const kept_at = new Date();
    await putUnsaved(db, {
      option_id: optionId,
      account_id: principal.id,
      client_id: option.client_id,
      unsaved: JSON.stringify(body),
      kept_at,
    });
    return { kept_at: kept_at.toISOString() };
  });

  on(dropKeptDraft, async ({ params: { optionId }, scope, principal }) => {
    if (!(await findInvitationRows(db, scope, optionId))) throw notFound('invitation');
    await deleteUnsaved(db, scope, { optionId, accountId: principal.id });
    return {};
  });
}

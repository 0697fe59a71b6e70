import {
  approveDraft,
  decideSuggestion,
  endDraftLink,
  getDraftReview,
  makeDraftLink,
  openDraft,
  problem,
  type SharedDraft,
  suggestWords,
  withdrawSuggestion,
} from '@janur/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type ClientScope, scopeOfGate } from '../../access/access.ts';
import { findGateOfDraft, type InvitationGate } from '../../access/gate-queries.ts';
import { actorOf, recordChange, recordOf } from '../../audit/record.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { endpoints } from '../../http/endpoints.ts';
import { conflict, notFound, raise } from '../../lib/errors.ts';
import { newSecret } from '../../lib/secret.ts';
import { lockOption } from '../clients/queries.ts';
import { findInvitationRows } from '../invitations/queries.ts';
import { presentApproval, presentDraft, presentLink, presentSuggestion, revisionOf } from './present.ts';
import { countListed, findLink, findSuggestion, putLink, updateLink, updateSuggestion } from './queries.ts';
import { suggest, suggestionsOf, withdraw } from './service.ts';
import { unsavedRoutes } from './unsaved-routes.ts';

const DAY_MS = 86_400_000;

type DraftGate = InvitationGate & { expires_at: Date };

/** A draft by its secret link, for those who have no account, and what its organiser makes of their words. */
export function draftRoutes(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): void {
  const on = endpoints(app);
  unsavedRoutes(app, { db });

  async function opened(token: string, reply: FastifyReply): Promise<{ gate: DraftGate; scope: ClientScope }> {
    const gate = (await findGateOfDraft(db, token, new Date())) ?? raise(notFound('draft'));
    // nobody between us and the couple shall keep what is not published
    void reply.header('cache-control', 'private, no-store');
    return { gate, scope: scopeOfGate(gate) };
  }

  async function shared({ gate, scope }: { gate: DraftGate; scope: ClientScope }): Promise<SharedDraft> {
    const { option_id: optionId } = gate;
    const client = presentDraft((await findInvitationRows(db, scope, optionId)) ?? raise(notFound('draft')));
    const revision = revisionOf(client);
    const approval = presentApproval(await findLink(db, scope, optionId), revision);
    return {
      client,
      is_hidden: gate.is_hidden,
      expires_at: gate.expires_at.toISOString(),
      approved_by: approval?.is_current ? approval.by : null,
      revision,
      suggestions: (await suggestionsOf(db, scope, optionId)).map(presentSuggestion),
    };
  }

  on(openDraft, async ({ headers, reply }) => shared(await opened(headers['draft-token'], reply)));

  on(
    suggestWords,
    async ({ headers, body, reply }) => {
      const { gate, scope } = await opened(headers['draft-token'], reply);
      return presentSuggestion(await suggest(db, scope, gate.option_id, body));
    },
    { limit: 'answers' },
  );

  on(withdrawSuggestion, async ({ headers, params: { suggestionId: id }, reply }) => {
    const { gate, scope } = await opened(headers['draft-token'], reply);
    await withdraw(db, scope, { id, optionId: gate.option_id });
    return {};
  });

  on(
    approveDraft,
    async ({ headers, body: { author, revision }, reply, ...who }) => {
      const draft = await opened(headers['draft-token'], reply);
      const { gate, scope } = draft;
      const optionId = gate.option_id;
      const client = presentDraft((await findInvitationRows(db, scope, optionId)) ?? raise(notFound('draft')));
      if (revisionOf(client) !== revision) throw conflict(problem('draft_changed'));
      await inTransaction(db, async (trx) => {
        const approval = { approved_by: author, approved_at: new Date(), approved_revision: revision };
        await updateLink(trx, scope, { optionId, ...approval });
        await recordChange(trx, actorOf(who), {
          clientId: gate.client_id,
          action: 'draft.approve',
          subject: { type: 'option', id: optionId },
          changes: [{ path: 'approved_by', from: null, to: author }],
        });
      });
      return shared(draft);
    },
    { limit: 'answers' },
  );

  on(getDraftReview, async ({ params: { optionId }, scope }) => {
    const rows = (await findInvitationRows(db, scope, optionId)) ?? raise(notFound('invitation'));
    const [link, suggestions, guests] = await Promise.all([
      findLink(db, scope, optionId),
      suggestionsOf(db, scope, optionId),
      countListed(db, scope, optionId),
    ]);
    return {
      link: presentLink(link, new Date()),
      approval: presentApproval(link, revisionOf(presentDraft(rows))),
      suggestions: suggestions.map(presentSuggestion),
      guests,
      answers_until: rows.client.answers_until?.toISOString() ?? null,
    };
  });

  on(makeDraftLink, async ({ params: { optionId }, body: { days }, scope }) =>
    inTransaction(db, async (trx) => {
      const { client_id } = (await lockOption(trx, scope, optionId)) ?? raise(notFound('invitation'));
      const link = { token: newSecret(), expires_at: new Date(Date.now() + days * DAY_MS) };
      await putLink(trx, { option_id: optionId, client_id, ...link });
      const until = link.expires_at.toISOString();
      await recordOf(trx, scope, {
        clientId: client_id,
        action: 'draft.link',
        subject: { type: 'option', id: optionId },
        changes: [{ path: 'expires_at', from: null, to: until }],
      });
      return { token: link.token, expires_at: until };
    }),
  );

  on(endDraftLink, async ({ params: { optionId }, scope }) =>
    inTransaction(db, async (trx) => {
      const { client_id } = (await lockOption(trx, scope, optionId)) ?? raise(notFound('invitation'));
      const former = await findLink(trx, scope, optionId);
      if (former?.token == null) return {};
      await updateLink(trx, scope, { optionId, token: null, expires_at: null });
      await recordOf(trx, scope, {
        clientId: client_id,
        action: 'draft.close',
        subject: { type: 'option', id: optionId },
        changes: [{ path: 'expires_at', from: former.expires_at?.toISOString() ?? null, to: null }],
      });
      return {};
    }),
  );

  on(decideSuggestion, async ({ params: { optionId, suggestionId: id }, body: { state, answer = null }, scope }) => {
    const found = await findSuggestion(db, scope, { id, optionId });
    if (!found) throw notFound('suggestion');
    const decided_at = state === 'OPEN' ? null : new Date();
    await updateSuggestion(db, scope, { id, state, answer: answer || null, decided_at });
    return presentSuggestion((await findSuggestion(db, scope, { id, optionId })) ?? raise(notFound('suggestion')));
  });
}

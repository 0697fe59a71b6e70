import { listAnswerHistory, openAnswer, problem, problemAt, recordAnswer, setAnswersUntil } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { ownedEvent } from '../../../access/owned.ts';
import { recordOf } from '../../../audit/record.ts';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { refuse } from '../../../http/validate.ts';
import { notFound, raise } from '../../../lib/errors.ts';
import { updateLateAnswer } from '../../../guests/guest-queries.ts';
import { raiseClientRevision } from '../../clients/queries.ts';
import { findByCode } from '../editing/queries.ts';
import { presentLine } from './present.ts';
import { listHistory, lockAnswersUntil, updateAnswersUntil } from './queries.ts';
import { guestOr404, recordAnswer as record } from './service.ts';

export function recordedRoutes(app: FastifyInstance, { db }: AppContext): void {
  const on = endpoints(app);

  on(recordAnswer, async ({ params: { guestCode, eventId }, body, scope, principal }) => {
    const guest = guestOr404(await findByCode(db, scope, guestCode));
    const event = await ownedEvent(db, scope, eventId);
    if (event.client_id !== guest.client_id) throw notFound('event');
    const { confirmation_status: status, total_guests: total, members: named, channel } = body;
    return record(db, scope, { guest, eventId, status, total, named, channel, by: principal.id });
  });

  on(listAnswerHistory, async ({ params: { guestCode }, scope }) => {
    const guest = guestOr404(await findByCode(db, scope, guestCode));
    return (await listHistory(db, scope, guest.id)).map(presentLine);
  });

  on(openAnswer, async ({ params: { guestCode }, body: { may_answer_late }, scope }) => {
    const guest = guestOr404(await findByCode(db, scope, guestCode));
    await inTransaction(db, async (trx) => {
      await updateLateAnswer(trx, scope, { guestId: guest.id, mayAnswer: may_answer_late });
      await recordOf(trx, scope, {
        clientId: guest.client_id,
        action: 'answer.open',
        subject: { type: 'guest', id: guest.id },
        changes: [{ path: 'may_answer_late', from: Boolean(guest.may_answer_late), to: may_answer_late }],
      });
    });
    return { may_answer_late };
  });

  on(setAnswersUntil, async ({ body: { answers_until, client_id }, scope, principal, request }) => {
    const clientId = client_id ?? (principal.role === 'CLIENT' ? principal.clientId : undefined);
    if (clientId === undefined) refuse([problemAt('body.client_id', problem('required'))], setAnswersUntil, request);
    const until = answers_until === null ? null : new Date(answers_until);
    await inTransaction(db, async (trx) => {
      const { answers_until: former } = (await lockAnswersUntil(trx, scope, clientId)) ?? raise(notFound('client'));
      const [from, to] = [former?.toISOString() ?? null, until?.toISOString() ?? null];
      if (from === to) return;
      await updateAnswersUntil(trx, scope, { clientId, until });
      // the page says it
      await raiseClientRevision(trx, scope, clientId);
      const subject = { type: 'client', id: clientId };
      await recordOf(trx, scope, {
        clientId,
        action: 'answers.until',
        subject,
        changes: [{ path: 'answers_until', from, to }],
      });
    });
    return { answers_until: until?.toISOString() ?? null };
  });
}

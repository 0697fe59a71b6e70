import { decideWaitingAnswers, listWaitingAnswers, RsvpSubmission, type WaitingAnswer } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { paged } from '../../../http/envelope.ts';
import { endpoints } from '../../../http/endpoints.ts';
import type { AppContext } from '../../../context.ts';
import { chosenBy } from '../../wishes/moderation/chosen.ts';
import { attendanceOf, totalOf } from '../service.ts';
import { listWaitingRows, type WaitingRow } from './queries.ts';
import { approveWaiting, removeWaiting } from './service.ts';

export function waitingRoutes(app: FastifyInstance, { db }: AppContext): void {
  const on = endpoints(app);
  on(listWaitingAnswers, async ({ query, scope }) => {
    const { rows, total } = await listWaitingRows(db, scope, query);
    return paged(rows.map(present), { ...query, total });
  });

  on(decideWaitingAnswers, async ({ body, scope, principal, request }) => {
    const { verdict, ids, chosen } = body;
    const named = chosenBy(principal, verdict === 'APPROVE' ? { ids } : { ids, chosen }, {
      endpoint: decideWaitingAnswers,
      request,
    });
    // what is approved was named: a filter is refused above
    const isApproved = verdict === 'APPROVE' && 'ids' in named;
    return { count: isApproved ? await approveWaiting(db, scope, named.ids) : await removeWaiting(db, scope, named) };
  });
}

function present({ submission, created_at, ...row }: WaitingRow): WaitingAnswer {
  const said = RsvpSubmission.parse(submission);
  // the contract takes what it names
  return {
    ...row,
    name: said.name,
    message: said.message ?? null,
    is_attending: attendanceOf(said),
    guest_total: totalOf(said),
    created_at: created_at.toISOString(),
  };
}

import { type DataInputOf, giveToGuest, listNeedsAttention, sendOperations, undoOperation } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { paged } from '../../../http/envelope.ts';
import { faultAt } from '../../../http/request-log.ts';
import { endpoints } from '../../../http/endpoints.ts';
import type { AppContext } from '../../../context.ts';
import { type AttentionRow, listAttentionRows } from '../attention/attention-queries.ts';
import { judgeAll } from './batch.ts';
import { presentFirst } from '../attention/first-check-in.ts';
import { keptEvent } from '../lookup.ts';
import { performAlone } from './perform.ts';
import { onlyScans, showingTo } from '../present.ts';

export function operationRoutes(
  app: FastifyInstance,
  { db, recorder, tickets, metrics }: Pick<AppContext, 'db' | 'recorder' | 'tickets' | 'metrics'>,
): void {
  const on = endpoints(app);
  const desk = { db, recorder, tickets, metrics };
  on(giveToGuest, ({ body, headers, scope, principal }) => {
    const queued = { ...body, type: 'GIFT' as const, op_id: headers['idempotency-key'] };
    return performAlone(desk, scope, { queued, principal });
  });

  on(undoOperation, ({ body, headers, scope, principal }) => {
    const queued = { ...body, type: 'UNDO' as const, op_id: headers['idempotency-key'] };
    return performAlone(desk, scope, { queued, principal });
  });

  on(sendOperations, async ({ body: { operations }, scope, principal, request }) => {
    const onFault = (error: unknown) => request.log.error(faultAt(request, error), 'an operation of a batch failed');
    const verdicts = await judgeAll(desk, scope, {
      operations,
      usher: principal,
      onlyScans: onlyScans(principal),
      show: showingTo(principal, tickets),
      onFault,
    });
    for (const { verdict } of verdicts) metrics.countOperation(verdict);
    return verdicts;
  });

  on(listNeedsAttention, async ({ params: { eventId }, query, scope }) => {
    const event = await keptEvent(db, scope, eventId);
    const { rows, total } = await listAttentionRows(db, scope, { eventId: event.id, ...query });
    return paged(rows.map(presentAttention), { ...query, total });
  });
}

function presentAttention(row: AttentionRow): DataInputOf<typeof listNeedsAttention>[number] {
  return {
    ...row,
    first: row.verdict === 'DUPLICATE' ? presentFirst(row) : null,
    occurred_at: row.occurred_at.toISOString(),
    received_at: row.received_at.toISOString(),
  };
}

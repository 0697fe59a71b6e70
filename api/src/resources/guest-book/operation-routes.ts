import {
  type DataInputOf,
  giveToGuest,
  listNeedsAttention,
  type OperationVerdict,
  sendOperations,
  undoOperation,
} from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { paged } from '../../http/envelope.ts';
import { loggable } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import type { Resources } from '../index.ts';
import { type AttentionRow, listAttentionRows } from './attention-queries.ts';
import { judge } from './batch.ts';
import { keptEvent } from './lookup.ts';
import { perform } from './perform.ts';
import { accepted, counted } from './verdict.ts';

export function operationRoutes(app: FastifyInstance, { db, metrics }: Pick<Resources, 'db' | 'metrics'>): void {
  implement(
    app,
    giveToGuest,
  )(async ({ body, headers, scope, principal }) => {
    const act = { ...body, type: 'GIFT' as const, op_id: headers['idempotency-key'] };
    return { guest: accepted(counted(metrics, await perform(db, scope, { act, accountId: principal.id }))) };
  });

  implement(
    app,
    undoOperation,
  )(async ({ body, headers, scope, principal }) => {
    const act = { ...body, type: 'UNDO' as const, op_id: headers['idempotency-key'] };
    return { guest: accepted(counted(metrics, await perform(db, scope, { act, accountId: principal.id }))) };
  });

  implement(
    app,
    sendOperations,
  )(async ({ body: { operations }, scope, principal, request }) => {
    const sender = { accountId: principal.id, clientId: principal.clientId };
    const onFault = (error: unknown) => request.log.error({ err: loggable(error) }, 'an operation of a batch failed');
    const verdicts: OperationVerdict[] = [];
    // one after the other: an undo may follow its check-in
    for (const item of operations) verdicts.push(await judge(db, scope, { item, sender, onFault }));
    for (const { verdict } of verdicts) metrics.countOperation(verdict);
    return verdicts;
  });

  implement(
    app,
    listNeedsAttention,
  )(async ({ params: { eventId }, query, scope }) => {
    const event = await keptEvent(db, scope, eventId);
    const { rows, total } = await listAttentionRows(db, scope, { eventId: event.id, ...query });
    return paged(rows.map(presentAttention), { ...query, total });
  });
}

function presentAttention(row: AttentionRow): DataInputOf<typeof listNeedsAttention>[number] {
  return listNeedsAttention.response.element.parse({
    ...row,
    occurred_at: row.occurred_at.toISOString(),
    received_at: row.received_at.toISOString(),
  });
}

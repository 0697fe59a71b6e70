import {
  getRehearsal,
  PractisedDoor,
  problem,
  Rehearsal,
  RehearsalNow,
  RehearsalReport,
  sendVisitorOn,
  ShownVisitor,
  startRehearsal,
  stopRehearsal,
} from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { ownedEvent } from '../../access/owned.ts';
import { recordOf } from '../../audit/record.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { endpoints } from '../../http/endpoints.ts';
import { conflict, notFound, raise } from '../../lib/errors.ts';
import {
  failRehearsal,
  findLatestRehearsal,
  hasGuests,
  insertRehearsal,
  isRehearsalPlayed,
  type PresentedRow,
  SILENT_MS,
  updatePlayed,
} from './queries.ts';

/** Rehearsals for organisers: a button starts the program that plays one, its screen reads what the program writes. */
export function rehearsalRoutes(app: FastifyInstance, { db, player }: Pick<AppContext, 'db' | 'player'>): void {
  const on = endpoints(app);
  app.addHook('onClose', async () => player.close());

  on(startRehearsal, async ({ params: { eventId }, body: plan, scope, principal }) => {
    const event = await ownedEvent(db, scope, eventId);
    if (!(await hasGuests(db, scope, event.id))) throw conflict(problem('nothing_to_rehearse'));
    const id = await inTransaction(db, async (trx) => {
      if (await isRehearsalPlayed(trx)) throw conflict(problem('rehearsal_running'));
      const whose = { clientId: event.client_id, eventId: event.id, accountId: principal.id };
      const made = await insertRehearsal(trx, { ...whose, plan });
      await recordOf(trx, scope, {
        clientId: event.client_id,
        action: 'rehearsal.start',
        subject: { type: 'event', id: event.id },
        changes: Object.entries(plan).map(([path, to]) => ({ path, from: null, to: String(to) })),
      });
      return made;
    });
    player.play(id, (why) => {
      failRehearsal(db, id, why).then(
        (failed) => failed > 0 && app.log.error({ rehearsal: id, why }, 'a rehearsal ended by itself'),
        (error: unknown) => app.log.error(error),
      );
    });
    const row = await findLatestRehearsal(db, scope, event.id);
    return row ? presented(row) : raise(notFound('rehearsal'));
  });

  on(getRehearsal, async ({ params: { eventId }, scope }) => {
    const event = await ownedEvent(db, scope, eventId);
    const row = await findLatestRehearsal(db, scope, event.id);
    return row ? presented(row) : null;
  });

  on(sendVisitorOn, async ({ params: { rehearsalId }, body: { number }, scope }) => {
    const told = await updatePlayed(db, scope, { id: rehearsalId, sent_on: number });
    return told === 1 ? null : raise(notFound('rehearsal'));
  });

  on(stopRehearsal, async ({ params: { rehearsalId }, scope }) => {
    const told = await updatePlayed(db, scope, { id: rehearsalId, is_stop_wanted: true });
    return told === 1 ? null : raise(notFound('rehearsal'));
  });
}

function presented({ state, heard_at, ...row }: PresentedRow): Rehearsal {
  const isPlayed = state === 'STARTING' || state === 'RUNNING';
  const hasDied = isPlayed && heard_at.getTime() < Date.now() - SILENT_MS;
  // written by a program that may have been another version
  const read = <T>(schema: { safeParse(value: unknown): { data?: T } }, value: unknown): T | null =>
    schema.safeParse(value).data ?? null;
  const isOpen = isPlayed && !hasDied;
  return {
    id: row.id,
    event_id: row.event_id,
    state: hasDied ? 'FAILED' : state,
    plan: Rehearsal.shape.plan.parse(row.plan),
    by: row.by,
    started_at: row.started_at.toISOString(),
    ended_at: (hasDied ? heard_at : row.ended_at)?.toISOString() ?? null,
    now: read(RehearsalNow, row.now_json),
    door: isOpen ? read(PractisedDoor, row.door_json) : null,
    visitor: isOpen ? read(ShownVisitor, row.visitor_json) : null,
    report: read(RehearsalReport, row.report_json),
  };
}

import { endOtherSessions, endSession, listSessions, type Session } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { isIdle } from '../../../access/principals.ts';
import type { AppContext } from '../../../context.ts';
import type { SessionRow } from '../../../db/rows/invitation.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { notFound } from '../../../lib/errors.ts';
import { deleteSessions, listSessionRows } from './queries.ts';

/** Where one is logged in, and the way out of each. */
export function sessionRoutes(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): void {
  const on = endpoints(app);

  on(listSessions, async ({ principal: { id, session } }) => {
    const rows = await listSessionRows(db, id);
    return rows.filter((row) => !isIdle(row)).map((row) => presentSession(row, session.id));
  });

  on(endSession, async ({ principal: { id }, params: { sessionId } }) => {
    if ((await deleteSessions(db, { accountId: id, only: sessionId })) === 0) throw notFound('session');
    return null;
  });

  on(endOtherSessions, async ({ principal: { id, session } }) => {
    await deleteSessions(db, { accountId: id, but: session.id });
    return null;
  });
}

function presentSession(row: SessionRow, current: number): Session {
  const { id, device, network, idle_minutes } = row;
  return {
    id,
    device,
    network,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    stays_signed_in: idle_minutes === null,
    is_current: id === current,
  };
}

import { endOtherSessions, endSession, listSessions, type Session } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { isIdle } from '../../../access/principals.ts';
import { accessingOf, recordAccess } from '../../../audit/access-log.ts';
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

  on(endSession, async ({ principal, params: { sessionId }, request }) => {
    if ((await deleteSessions(db, { accountId: principal.id, only: sessionId })) === 0) throw notFound('session');
    await recordAccess(db, request, { who: accessingOf(principal), action: 'access.session-ended' });
    return null;
  });

  on(endOtherSessions, async ({ principal, request }) => {
    await deleteSessions(db, { accountId: principal.id, but: principal.session.id });
    await recordAccess(db, request, { who: accessingOf(principal), action: 'access.sessions-ended' });
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

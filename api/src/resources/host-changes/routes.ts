import { AuditChange, type HostChange, listGuestChanges, listHostChanges } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { paged } from '../../http/envelope.ts';
import { notFound, raise } from '../../lib/errors.ts';
import { findByCode } from '../guest-list/editing/queries.ts';
import { type ChangeLine, listChangeLines, listGuestChangeLines, namesOf } from './queries.ts';

/** Who of several hosts changed what. */
export function hostChangeRoutes(app: FastifyInstance, { db }: AppContext): void {
  const on = endpoints(app);

  on(listHostChanges, async ({ query, scope, principal: { clientId } }) => {
    const { rows, total } = await listChangeLines(db, scope, { clientId, ...query });
    const names = await namesOf(db, scope, rows);
    return paged(
      rows.map((row) => present(row, names)),
      { ...query, total },
    );
  });

  on(listGuestChanges, async ({ params: { guestCode }, scope }) => {
    const guest = (await findByCode(db, scope, guestCode)) ?? raise(notFound('guest'));
    const lines = await listGuestChangeLines(db, scope, guest.id);
    return lines.map(({ id, created_at, action, by }) => ({ id, at: created_at.toISOString(), action, by }));
  });
}

function present(line: ChangeLine, names: ReadonlyMap<string, string>): HostChange {
  const { id, action, role, co_host_role, by, subject_type, subject_id, changes, created_at } = line;
  const told = z.array(AuditChange).safeParse(changes).data ?? [];
  const valueOf = (path: string, side: 'from' | 'to') => told.find((change) => change.path === path)?.[side];
  const count = valueOf('guests', 'to');
  // who was deleted is still named by what was deleted
  const gone = valueOf('name', 'from');
  return {
    id,
    at: created_at.toISOString(),
    action,
    by,
    role,
    co_host_role,
    // who joined is who did it
    subject:
      action === 'co-host.join'
        ? null
        : (names.get(`${subject_type} ${subject_id}`) ?? (typeof gone === 'string' ? gone : null)),
    count: typeof count === 'number' ? count : null,
  };
}

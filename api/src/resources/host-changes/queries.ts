import { HOST_ACTIONS, type HostAction, type Role } from '@janur/contracts';
import type { CoHostRole } from '@janur/contracts/co-hosts';
import type { ClientScope } from '../../access/access.ts';
import type { Database } from '../../db/connection.ts';
import type { AuditLogRow } from '../../db/rows/registry.ts';

export interface ChangeLine {
  id: number;
  action: HostAction;
  role: Role | null;
  co_host_role: CoHostRole | null;
  by: string | null;
  subject_type: string;
  subject_id: string | null;
  changes: AuditLogRow['changes'];
  created_at: Date;
}

/** What hosts did to one invitation and its people; what was done to its texts and pictures is the organiser's. */
const changes = (db: Database, scope: ClientScope) =>
  db('audit_log')
    .where(scope.within('audit_log.client_id'))
    .whereIn('audit_log.action', [...HOST_ACTIONS]);

const COLUMNS = {
  id: 'audit_log.id',
  action: 'audit_log.action',
  role: 'audit_log.role',
  co_host_role: 'accounts.co_host_role',
  by: 'accounts.name',
  subject_type: 'audit_log.subject_type',
  subject_id: 'audit_log.subject_id',
  changes: 'audit_log.changes',
  created_at: 'audit_log.created_at',
};

export async function listChangeLines(
  db: Database,
  scope: ClientScope,
  { clientId, page, limit }: { clientId: number; page: number; limit: number },
): Promise<{ rows: ChangeLine[]; total: number }> {
  const ofClient = () => changes(db, scope).where('audit_log.client_id', clientId);
  const [rows, total] = await Promise.all([
    ofClient()
      .leftJoin('accounts', 'accounts.id', 'audit_log.account_id')
      .select<ChangeLine[]>(COLUMNS)
      .orderBy('audit_log.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit),
    ofClient().count<{ total: number }[]>({ total: '*' }).first(),
  ]);
  return { rows, total: total?.total ?? 0 };
}

const MOST_LINES = 100;

/** Of a guest and its places, without answers. */
export async function listGuestChangeLines(db: Database, scope: ClientScope, guestId: number): Promise<ChangeLine[]> {
  const places = await db('guest_events').where(scope.within('client_id')).where({ guest_id: guestId }).pluck('id');
  return changes(db, scope)
    .leftJoin('accounts', 'accounts.id', 'audit_log.account_id')
    .whereNot('audit_log.action', 'answer.record')
    .where((either) => {
      void either.where((of) => {
        void of.where('audit_log.subject_type', 'guest').where('audit_log.subject_id', String(guestId));
      });
      void either.orWhere((of) => {
        void of.where('audit_log.subject_type', 'guest_event').whereIn('audit_log.subject_id', places.map(String));
      });
    })
    .select<ChangeLine[]>(COLUMNS)
    .orderBy('audit_log.id', 'desc')
    .limit(MOST_LINES);
}

/** The names of guests, gifts' givers and accounts that lines are about, as far as they are still there. */
export async function namesOf(
  db: Database,
  scope: ClientScope,
  lines: readonly Pick<ChangeLine, 'subject_type' | 'subject_id'>[],
): Promise<Map<string, string>> {
  const idsOf = (type: string) =>
    lines.flatMap((line) => (line.subject_type === type && line.subject_id !== null ? [Number(line.subject_id)] : []));
  const named = async (type: string, table: NamedTable, column: string) => {
    const rows = await db(table)
      .where(scope.within('client_id'))
      .whereIn('id', idsOf(type))
      .select<{ id: number; name: string }[]>({ id: 'id', name: column });
    return rows.map(({ id, name }) => [`${type} ${id}`, name] as const);
  };
  const found = await Promise.all([
    named('guest', 'guests', 'name'),
    named('guest_event', 'guest_events', 'guest_name'),
    named('gift', 'gifts', 'giver_name'),
    named('entrusted_gift', 'entrusted_gifts', 'giver_name'),
    named('account', 'accounts', 'name'),
  ]);
  return new Map(found.flat());
}

type NamedTable = 'guests' | 'guest_events' | 'gifts' | 'entrusted_gifts' | 'accounts';

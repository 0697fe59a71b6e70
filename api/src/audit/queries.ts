import type { AccessAction } from '@janur/contracts';
import type { Database } from '../db/connection.ts';
import type { AuditLogRow } from '../db/rows/registry.ts';
import type { ClientScope } from '../access/access.ts';

export async function insertAuditEntry(
  db: Database,
  { changes, ...entry }: Omit<AuditLogRow, 'id' | 'created_at'>,
): Promise<void> {
  await db('audit_log').insert({ ...entry, changes: JSON.stringify(changes) });
}

export type AuditLine = Pick<
  AuditLogRow,
  'id' | 'action' | 'subject_type' | 'subject_id' | 'changes' | 'role' | 'created_at'
> & { account_name: string | null };

/** One page of what was done to a client, the latest first. */
export async function listAuditLines(
  db: Database,
  scope: ClientScope,
  { clientId, page, limit }: { clientId: number; page: number; limit: number },
): Promise<{ rows: AuditLine[]; total: number }> {
  const ofClient = () =>
    db('audit_log')
      .where(scope.within('audit_log.client_id'))
      .where('audit_log.client_id', clientId)
      .whereNot('audit_log.subject_type', 'access');
  const [rows, total] = await Promise.all([
    ofClient()
      .leftJoin('accounts', 'accounts.id', 'audit_log.account_id')
      .select<AuditLine[]>({
        id: 'audit_log.id',
        action: 'audit_log.action',
        subject_type: 'audit_log.subject_type',
        subject_id: 'audit_log.subject_id',
        changes: 'audit_log.changes',
        role: 'audit_log.role',
        created_at: 'audit_log.created_at',
        account_name: 'accounts.name',
      })
      .orderBy('audit_log.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit),
    ofClient().count<{ total: number }[]>({ total: '*' }).first(),
  ]);
  return { rows, total: total?.total ?? 0 };
}

export interface AccessLine {
  id: number;
  action: AccessAction;
  account_id: number | null;
  account_name: string | null;
  username: string | null;
  role: string | null;
  client_name: string | null;
  ip: string | null;
  device: string | null;
  changes: AuditLogRow['changes'];
  created_at: Date;
}

/** One page of who came in and who was refused, the latest first. */
export async function listAccessLines(
  db: Database,
  scope: ClientScope,
  filter: { client_id?: number | undefined; account_id?: number | undefined; page: number; limit: number },
): Promise<{ rows: AccessLine[]; total: number }> {
  const { client_id, account_id, page, limit } = filter;
  const lines = () => {
    const query = db('audit_log').where(scope.within('audit_log.client_id')).where('audit_log.subject_type', 'access');
    if (client_id !== undefined) void query.where('audit_log.client_id', client_id);
    if (account_id !== undefined) void query.where('audit_log.account_id', account_id);
    return query;
  };
  const [rows, total] = await Promise.all([
    lines()
      .leftJoin('accounts', 'accounts.id', 'audit_log.account_id')
      .leftJoin('clients', 'clients.id', 'audit_log.client_id')
      .select<AccessLine[]>({
        id: 'audit_log.id',
        action: 'audit_log.action',
        account_id: 'accounts.id',
        account_name: 'accounts.name',
        username: 'accounts.username',
        role: 'audit_log.role',
        client_name: 'clients.name',
        ip: 'audit_log.ip',
        device: 'audit_log.device',
        changes: 'audit_log.changes',
        created_at: 'audit_log.created_at',
      })
      .orderBy('audit_log.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit),
    lines().count<{ total: number }[]>({ total: '*' }).first(),
  ]);
  return { rows, total: total?.total ?? 0 };
}

/** Who changed a subject last, and when; undefined when nobody did. */
export async function findLastChange(
  db: Database,
  scope: ClientScope,
  { type, id }: { type: string; id: number },
): Promise<{ account_name: string | null; created_at: Date } | undefined> {
  return db('audit_log')
    .leftJoin('accounts', 'accounts.id', 'audit_log.account_id')
    .select<{ account_name: string | null; created_at: Date }[]>({
      account_name: 'accounts.name',
      created_at: 'audit_log.created_at',
    })
    .where(scope.within('audit_log.client_id'))
    .where('audit_log.subject_type', type)
    .where('audit_log.subject_id', String(id))
    .orderBy('audit_log.id', 'desc')
    .first();
}

export async function findClientId(db: Database, scope: ClientScope, id: number): Promise<number | undefined> {
  const row = await db('clients').select('id').where(scope.within('id')).where({ id }).first();
  return row?.id;
}

/** Under which name the account is known now. */
export async function findAccountName(db: Database, id: number): Promise<string | undefined> {
  return (await db('accounts').where({ id }).select('name').first())?.name;
}

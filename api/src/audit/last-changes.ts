import type { ClientScope } from '../access/access.ts';
import type { Database } from '../db/connection.ts';

interface Subject {
  readonly type: string;
  readonly id: number;
}
export interface LastChange {
  readonly account_name: string | null;
  readonly created_at: Date;
}

/** Who changed each of these last, and when; one query for all of them. */
export async function lastChangesOf(
  db: Database,
  scope: ClientScope,
  subjects: readonly Subject[],
): Promise<(subject: Subject) => LastChange | undefined> {
  if (subjects.length === 0) return () => undefined;
  const last = db('audit_log')
    .where(scope.within('client_id'))
    .where((any) => {
      for (const [type, ids] of Map.groupBy(subjects, (subject) => subject.type))
        void any.orWhere((of) => {
          void of.where('subject_type', type).whereIn(
            'subject_id',
            ids.map(({ id }) => String(id)),
          );
        });
    })
    .groupBy('subject_type', 'subject_id')
    .max('id');
  const rows = await db('audit_log')
    .leftJoin('accounts', 'accounts.id', 'audit_log.account_id')
    .where(scope.within('audit_log.client_id'))
    .whereIn('audit_log.id', last)
    .select<(LastChange & { subject_type: string; subject_id: string })[]>({
      subject_type: 'audit_log.subject_type',
      subject_id: 'audit_log.subject_id',
      account_name: 'accounts.name',
      created_at: 'audit_log.created_at',
    });
  const bySubject = new Map(rows.map((row) => [`${row.subject_type} ${row.subject_id}`, row]));
  return ({ type, id }) => bySubject.get(`${type} ${id}`);
}

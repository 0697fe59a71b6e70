import type { Database } from '../../db/connection.ts';
import type { PageReportRow } from '../../db/rows/registry.ts';

type Report = Pick<PageReportRow, 'kind' | 'remote_name' | 'version' | 'failure' | 'outcome'>;

/** Whether the registry has this version: what is told of others is not kept, so that strangers cannot fill the table. */
export async function isVersion(db: Database, { name, version }: { name: string; version: string }): Promise<boolean> {
  return (await db('remote_versions').select('id').where({ remote_name: name, version }).first()) !== undefined;
}

/** Counts a fault: the first time it is a new row. */
export async function countReport(db: Database, report: Report): Promise<void> {
  await db('page_reports')
    .insert(report)
    .onConflict()
    .merge({ seen: db.raw('page_reports.seen + 1'), last_seen_at: new Date() });
}

export async function listReports(
  db: Database,
  name: string,
): Promise<Pick<PageReportRow, 'version' | 'failure' | 'outcome' | 'seen' | 'last_seen_at'>[]> {
  return db('page_reports')
    .select('version', 'failure', 'outcome', 'seen', 'last_seen_at')
    .where({ remote_name: name })
    .orderBy('last_seen_at', 'desc')
    .limit(200);
}

import type { Database } from '@janur/api/database';

const TABLES = [
  'guest_events',
  'guests',
  'operations',
  'entrusted_gifts',
  'event_counters',
  'events',
  'options',
  'clients',
  'accounts',
] as const;

/** Whoever logs in meanwhile changes no wedding. */
const OF_LOGINS: ReadonlySet<string> = new Set(['last_login_at', 'failed_logins', 'locked_until', 'updated_at']);

/** One sum over everything of a client that a door or a copy could touch: equal before and after, nothing was. */
export async function fingerprint(db: Database, clientId: number): Promise<string> {
  const sums = [];
  for (const table of TABLES) {
    const [columns] = await db.raw('SHOW COLUMNS FROM ??', [table]);
    const names = columns
      .map(({ Field }: { Field: string }) => Field)
      .filter((name: string) => table !== 'accounts' || !OF_LOGINS.has(name));
    const every = db.raw(names.map(() => "COALESCE(HEX(??), '-')").join(', '), names);
    const [found] = await db(table)
      .where({ [table === 'clients' ? 'id' : 'client_id']: clientId })
      .select<{ rows: number; sum: string }[]>(
        db.raw("COUNT(*) AS `rows`, COALESCE(SUM(CRC32(CONCAT_WS(',', ?))), 0) AS `sum`", [every]),
      );
    sums.push(`${table} ${found?.rows} ${found?.sum}`);
  }
  return sums.join('; ');
}

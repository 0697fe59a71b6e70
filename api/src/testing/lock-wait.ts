import type { Database } from '../db/connection.ts';

/** Whether somebody in this very database waits for a row: other tests use the same server at the same time. */
export async function isLockAwaited(db: Database): Promise<boolean> {
  const [rows] = await db.raw<[{ waits: number }[], unknown]>(
    `SELECT COUNT(*) AS waits FROM information_schema.innodb_trx AS trx
      JOIN information_schema.processlist AS process ON process.id = trx.trx_mysql_thread_id
      WHERE trx.trx_state = 'LOCK WAIT' AND process.db = DATABASE()`,
  );
  return (rows[0]?.waits ?? 0) > 0;
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/connection.ts';

/** InnoDB shows the same picture of its transactions for as long as somebody asks within this time of the last one. */
const KEPT_MS = 100;

/** Whether somebody in this very database waits for a row: other tests use the same server at the same time. */
export async function isLockAwaited(db: Database): Promise<boolean> {
  // by chance, so that two tests that ask side by side do not keep the old picture alive
  await pause(KEPT_MS * (1.2 + Math.random() * 2));
  const [rows] = await db.raw<[{ waits: number }[], unknown]>(
    `SELECT COUNT(*) AS waits FROM information_schema.innodb_trx AS trx
      JOIN information_schema.processlist AS process ON process.id = trx.trx_mysql_thread_id
      WHERE trx.trx_state = 'LOCK WAIT' AND process.db = DATABASE()`,
  );
  return (rows[0]?.waits ?? 0) > 0;
}

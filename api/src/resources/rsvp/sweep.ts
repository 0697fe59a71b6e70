import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { deleteOldDeleted } from '../../guests/deleted-queries.ts';
import { loggable } from '../../lib/errors.ts';
import { deleteOldKeys } from './idempotency-queries.ts';

const KEPT_MS = 30 * 86_400_000;
const SWEEP_EVERY_MS = 3_600_000;
const AT_ONCE = 1000;

/** Forgets answers that no retry will ask for any more; says how many. In small goes, so that it holds nothing up. */
export async function sweepIdempotencyKeys(db: Database): Promise<number> {
  const before = new Date(Date.now() - KEPT_MS);
  let swept = 0;
  for (;;) {
    const gone = await deleteOldKeys(db, { before, limit: AT_ONCE });
    swept += gone;
    if (gone < AT_ONCE) return swept;
  }
}

/** Deletes for good who was deleted so long ago that nobody takes it back any more. */
export async function sweepDeleted(db: Database): Promise<void> {
  const before = new Date(Date.now() - KEPT_MS);
  while ((await deleteOldDeleted(db, { before, limit: AT_ONCE })) === AT_ONCE);
}

/** Sweeps every hour while the server runs; several processes that sweep at once find nothing left. */
export function sweepHourly(app: FastifyInstance, db: Database): void {
  const sweep = () =>
    void Promise.all([sweepIdempotencyKeys(db), sweepDeleted(db)]).catch((error: unknown) =>
      app.log.warn({ err: loggable(error) }, 'old idempotency keys and deleted guests could not be swept'),
    );
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

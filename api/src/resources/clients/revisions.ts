import { type FormerChange, problem } from '@janur/contracts';
import type { Database } from '../../db/connection.ts';
import type { ClientScope } from '../../access/access.ts';
import { HttpError } from '../../lib/errors.ts';
import { findLastChange } from '../../audit/queries.ts';

/** Refuses an edit that was begun on an older state, and says who has changed it since. No revision, no check. */
export async function refuseStale(
  trx: Database,
  scope: ClientScope,
  { type, id, revision, sent }: { type: 'client' | 'option'; id: number; revision: number; sent: number | undefined },
): Promise<void> {
  if (sent === undefined || sent === revision) return;
  const change = await findLastChange(trx, scope, { type, id });
  const details: FormerChange = {
    revision,
    changed_at: change?.created_at.toISOString() ?? null,
    changed_by: change?.account_name ?? null,
  };
  throw new HttpError(
    'VERSION_CONFLICT',
    change?.account_name ? problem('changed_by', { name: change.account_name }) : problem('changed_since'),
    { details: { ...details } },
  );
}

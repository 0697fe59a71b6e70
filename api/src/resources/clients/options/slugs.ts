import { problem } from '@janur/contracts';
import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import { taken } from '../../../lib/errors.ts';
import { deleteAlias, insertAlias, lockAlias } from './slug-queries.ts';

export interface SlugChange {
  readonly option: { readonly id: number; readonly client_id: number };
  /** Undefined for a new invitation. */
  readonly from: string | undefined;
  readonly to: string;
  /** Where the slug stands in the request. */
  readonly at: string;
}

/**
 * Keeps the former slug for the invitation that had it, and refuses one that somebody else had. Called when the new one is
 * written: whoever gives that one up at the same time is done by then, so that its alias is seen.
 */
export async function moveSlug(trx: Database, scope: ClientScope, { option, from, to, at }: SlugChange): Promise<void> {
  const alias = await lockAlias(trx, to);
  if (alias && alias.option_id !== option.id) throw taken(`${at}.slug`, problem('slug_taken', { slug: to }));
  if (alias) await deleteAlias(trx, scope, to);
  if (from !== undefined) await insertAlias(trx, { slug: from, option_id: option.id, client_id: option.client_id });
}

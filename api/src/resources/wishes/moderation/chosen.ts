import { type Chosen, type Endpoint, problem, problemAt } from '@janur/contracts';
import type { FastifyRequest } from 'fastify';
import type { Principal } from '../../../access/principals.ts';
import { refuse } from '../../../http/validate.ts';

/** The named ones, or all that a filter finds. */
export type Named = { readonly ids: readonly number[] } | Chosen;

/** What a moderator means. An admin, who has every client, names one. */
export function chosenBy(
  { role }: Principal,
  { ids, chosen }: { ids?: readonly number[] | undefined; chosen?: Chosen | undefined },
  { endpoint, request }: { endpoint: Endpoint; request: FastifyRequest },
): Named {
  if (ids) return { ids };
  if (!chosen) refuse([problemAt('body.ids', problem('required'))], endpoint, request);
  if (role === 'ADMIN' && chosen.client_id === undefined) {
    refuse([problemAt('body.chosen.client_id', problem('required'))], endpoint, request);
  }
  return chosen;
}

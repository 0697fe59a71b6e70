import { type Chosen, type Endpoint, problem, problemAt, STRANGERS } from '@janur/contracts';
import type { FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
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

/** What was written from there, and then. */
export function written(table: string, { source, from, until, client_id }: Chosen): Knex.QueryCallback {
  return (query) => {
    if (source === STRANGERS) void query.whereNotNull(`${table}.source`);
    else if (source) void query.where(`${table}.source`, source);
    if (from) void query.where(`${table}.created_at`, '>=', new Date(from));
    if (until) void query.where(`${table}.created_at`, '<', new Date(until));
    if (client_id !== undefined) void query.where(`${table}.client_id`, client_id);
  };
}

export const meant = (table: string, named: Named): Knex.QueryCallback =>
  'ids' in named ? (query) => void query.whereIn(`${table}.id`, [...named.ids]) : written(table, named);

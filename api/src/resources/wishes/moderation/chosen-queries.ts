import { type Chosen, STRANGERS } from '@janur/contracts';
import type { Knex } from 'knex';
import type { Named } from './chosen.ts';

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

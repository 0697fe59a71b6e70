import { type ChosenGuests, problem } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import { ownedEvent, ownedOptions } from '../../../access/owned.ts';
import { listOptionsOfClient } from '../../../access/owned-queries.ts';
import { conflict, notFound, raise } from '../../../lib/errors.ts';
import { listChosenIds } from '../list/queries.ts';
import { type ChosenRow, listByCodes, listByIds } from './queries.ts';

/** Guests of one client, in the order of their ids: who holds several holds them in that order. */
export interface Chosen {
  readonly clientId: number;
  readonly guests: readonly ChosenRow[];
}

/** Whom a caller means; one that is not there, or another's, refuses the whole call. Undefined when a filter finds nobody. */
export async function chosenGuests(
  db: Database,
  scope: ClientScope,
  chosen: ChosenGuests,
  clientId: number | undefined,
): Promise<Chosen | undefined> {
  const guests =
    'codes' in chosen ? await byCodes(db, scope, chosen.codes) : await byFilter(db, scope, chosen, clientId);
  const [first] = guests;
  if (!first) return undefined;
  if (guests.some((guest) => guest.client_id !== first.client_id)) throw conflict(problem('several_clients'));
  return { clientId: first.client_id, guests };
}

async function byCodes(db: Database, scope: ClientScope, codes: readonly string[]): Promise<ChosenRow[]> {
  const guests = await listByCodes(db, scope, codes);
  return guests.length === new Set(codes).size ? guests : raise(notFound('guest'));
}

async function byFilter(
  db: Database,
  scope: ClientScope,
  { filter }: Extract<ChosenGuests, { filter: unknown }>,
  ownClientId: number | undefined,
): Promise<ChosenRow[]> {
  const { event_id: eventId, slugs, search_query: search, ...narrowed } = filter;
  const event = eventId === undefined ? undefined : await ownedEvent(db, scope, eventId);
  const clientId = event?.client_id ?? ownClientId;
  const named = slugs && (await ownedOptions(db, scope, slugs));
  const options =
    named ?? (event || clientId === undefined ? undefined : await listOptionsOfClient(db, scope, clientId));
  if (!options && !event) throw notFound('invitation');
  const filters = { ...narrowed, order_by: 'name', order_type: 'ASC' } as const;
  const ids = await listChosenIds(db, { options, eventId, search, byCode: true, filters });
  return listByIds(db, scope, ids);
}

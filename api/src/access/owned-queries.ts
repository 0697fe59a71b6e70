import type { EventRow } from '../db/rows/invitation.ts';
import type { Whereabouts } from '@janur/contracts/rules';
import type { Database } from '../db/connection.ts';
import type { OptionRow } from '../db/rows/invitation.ts';
import type { ClientScope } from './access.ts';

/** An event as the host's dashboard needs it; one without a guest-book has its answers too. */
export interface OwnedEvent {
  id: number;
  client_id: number;
  country: string;
  title: string | null;
  type: EventRow['type'];
  timezone: string;
}

/** A slug of the host, with what its guests were asked. */
export interface OwnedOption {
  id: number;
  client_id: number;
  country: string;
  client_name: string;
  slug: string;
  language: OptionRow['language'];
  rsvp_config: unknown;
}

export async function listEvents(db: Database, scope: ClientScope, ids: readonly number[]): Promise<OwnedEvent[]> {
  return events(db, scope).whereIn('events.id', ids);
}

export async function listEventsOfClients(
  db: Database,
  scope: ClientScope,
  clientIds: readonly number[],
): Promise<OwnedEvent[]> {
  return events(db, scope).whereIn('events.client_id', clientIds);
}

function events(db: Database, scope: ClientScope) {
  return db('events')
    .join('clients', 'clients.id', 'events.client_id')
    .where(scope.within('events.client_id'))
    .orderBy(['events.start_datetime', 'events.id'])
    .select<OwnedEvent[]>({
      id: 'events.id',
      client_id: 'events.client_id',
      country: 'clients.country',
      title: 'events.title',
      type: 'events.type',
      timezone: 'events.timezone',
    });
}

export async function listOptions(db: Database, scope: ClientScope, slugs: readonly string[]): Promise<OwnedOption[]> {
  return options(db, scope).whereIn('options.slug', slugs);
}

export async function listOptionsOfClient(db: Database, scope: ClientScope, clientId: number): Promise<OwnedOption[]> {
  return options(db, scope).where('options.client_id', clientId);
}

/** Where the invitations of slugs stand, by the option's id. */
export async function listWhereabouts(
  db: Database,
  scope: ClientScope,
  optionIds: readonly number[],
): Promise<ReadonlyMap<number, Whereabouts>> {
  const rows = await db('options')
    .select('id', 'slug', 'slug_domain', 'custom_domain', 'is_custom_domain')
    .where(scope.within('client_id'))
    .whereIn('id', optionIds);
  return new Map(rows.map(({ id, ...row }) => [id, { ...row, is_custom_domain: Boolean(row.is_custom_domain) }]));
}

function options(db: Database, scope: ClientScope) {
  return db('options')
    .join('clients', 'clients.id', 'options.client_id')
    .where(scope.within('options.client_id'))
    .orderBy('options.id')
    .select<OwnedOption[]>({
      id: 'options.id',
      client_id: 'options.client_id',
      country: 'clients.country',
      client_name: 'clients.name',
      slug: 'options.slug',
      language: 'options.language',
      rsvp_config: 'options.rsvp_config',
    });
}

export async function findCountry(db: Database, scope: ClientScope, clientId: number): Promise<string | undefined> {
  const row = await db('clients').select('country').where(scope.within('id')).where({ id: clientId }).first();
  return row?.country;
}

export async function findClientName(db: Database, scope: ClientScope, clientId: number): Promise<string | undefined> {
  const row = await db('clients').select('name').where(scope.within('id')).where({ id: clientId }).first();
  return row?.name;
}

import type { EventRow } from '../../../db/rows/invitation.ts';
import type { Knex } from 'knex';
import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import { containing, isAscii } from '../../../db/like.ts';

export interface ListedEventRow {
  id: number;
  title: string | null;
  type: EventRow['type'];
  start_datetime: Date | null;
  timezone: string;
  client_id: number;
  client_name: string;
  /** Sums of shards, which the driver gives as text. */
  total_invitations: string | number;
  total_checked_in: string | number;
}

interface EventListing {
  search?: string | undefined;
  event_id?: number | undefined;
  page: number;
  limit: number;
}

/** One page of the events of every client: what was last night and what is tonight stand before what is next year. */
export async function listCountedEvents(
  db: Database,
  scope: ClientScope,
  { page, limit, ...filter }: EventListing,
): Promise<{ rows: ListedEventRow[]; total: number }> {
  const counted = (name: string) =>
    db('event_counters')
      .select(db.raw('COALESCE(SUM(??), 0)', [name]))
      .where('event_counters.event_id', db.ref('events.id'))
      .as(name);
  const matching = () =>
    db('events')
      .join('clients', 'clients.id', 'events.client_id')
      .where(scope.within('events.client_id'))
      .where('clients.is_rehearsal', false)
      .modify(narrowed(db, filter));
  const [rows, total] = await Promise.all([
    matching()
      .select<ListedEventRow[]>(
        {
          id: 'events.id',
          title: 'events.title',
          type: 'events.type',
          start_datetime: 'events.start_datetime',
          timezone: 'events.timezone',
          client_id: 'events.client_id',
          client_name: 'clients.name',
        },
        counted('total_invitations'),
        counted('total_checked_in'),
      )
      .orderByRaw('events.start_datetime IS NULL')
      .orderByRaw('ABS(TIMESTAMPDIFF(SECOND, events.start_datetime, CURRENT_TIMESTAMP))')
      .orderBy('events.id')
      .limit(limit)
      .offset((page - 1) * limit),
    matching().count<{ total: number }[]>({ total: '*' }).first(),
  ]);
  return { rows, total: total?.total ?? 0 };
}

const narrowed =
  (db: Database, { search, event_id }: Pick<EventListing, 'search' | 'event_id'>): Knex.QueryCallback =>
  (query) => {
    if (event_id !== undefined) void query.where('events.id', event_id);
    if (!search) return;
    const part = containing(search);
    void query.where((either) => {
      void either.where('events.title', 'like', part).orWhere('clients.name', 'like', part);
      if (!isAscii(search)) return;
      const named = db('options')
        .select(db.raw('1'))
        .where('options.client_id', db.ref('events.client_id'))
        .where('options.slug', 'like', containing(search.toLowerCase()));
      void either.orWhereExists(named);
    });
  };

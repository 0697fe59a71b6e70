import type { Database } from '@janur/api/database';
import { isVip } from '@janur/api/tags';
import { copiedCode } from './copy.ts';
import type { Listed } from './visitors.ts';

/** The event that is rehearsed. */
export interface RealEvent {
  readonly clientId: number;
  readonly eventId: number;
  readonly slug: string;
  readonly title: string;
  readonly start: Date | null;
  /** What the hosts take at the door. */
  readonly doorCodes: string;
}

/** The event with a guest-book behind a slug; where there are several the one with the most guests, or the one that is named. */
export async function findRealEvent(
  db: Database,
  { slug, eventId }: { slug: string; eventId?: number | undefined },
): Promise<RealEvent> {
  const option = await db('options').where({ slug }).first();
  if (!option) throw new Error(`There is no invitation /${slug}.`);
  const { client_id } = option;
  const events = await db('events').where({ client_id, is_guest_book: 1 });
  const places = await db('guest_events').where({ client_id }).select('event_id');
  const guestsOf = (id: number) => places.filter(({ event_id }) => event_id === id).length;
  const [most] = events
    .filter(({ id }) => eventId === undefined || id === eventId)
    .toSorted((one, other) => guestsOf(other.id) - guestsOf(one.id));
  if (!most || guestsOf(most.id) === 0) throw new Error(`/${slug} has no such event with a guest book and guests.`);
  const client = await db('clients').where({ id: client_id }).first();
  return {
    clientId: client_id,
    eventId: most.id,
    slug,
    title: most.title ?? most.type ?? 'event',
    start: most.start_datetime,
    doorCodes: client?.door_codes ?? 'ALL',
  };
}

/** The true list, with the codes that the copy has. */
export async function readList(db: Database, { eventId }: Pick<RealEvent, 'eventId'>): Promise<Listed[]> {
  const rows = await db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .where('guest_events.event_id', eventId)
    .orderBy('guests.code')
    .select(
      'guests.code',
      'guests.tags',
      'guests.guest_group',
      'guest_events.guest_name',
      'guest_events.total_guests',
      'guest_events.total_guests_confirmed',
      'guest_events.confirmation_status',
    );
  return rows.map((row) => ({
    code: copiedCode(row.code),
    name: row.guest_name,
    invited: row.total_guests,
    confirmed: row.total_guests_confirmed,
    status: row.confirmation_status,
    isVip: isVip(row),
  }));
}

import { LiveMessage } from '@janur/contracts';
import type { Database } from '../../db/connection.ts';
import { stripped } from '../../lib/stripped.ts';
import type { ClientScope } from '../../access/access.ts';
import { withLedgers } from '../guest-book/ledger/ledger.ts';
import { type Visibility, UNSETTLED_MS } from './pack.ts';
import { databaseTime, listChangedGuests, listChangedRsvps, listNewWishes } from './queries.ts';

/** More at once than this is not told one by one: the reader is told to load anew. */
const MOST = 500;
/** Who comes without a place to go on from hears what may have happened while it loaded. */
const WHILE_LOADING_MS = 2000;

interface Change {
  /** Whose change it is: a later one of the same replaces it. */
  readonly of: string;
  readonly at: number;
  readonly message: LiveMessage;
}
export interface News {
  readonly messages: readonly LiveMessage[];
  /** Where to go on: changes up to here were told. */
  readonly until: Date;
}

/**
 * Reads what is new at an event, each change once. One reader, one feed. Every read looks back over what may have been
 * unsettled at the last one, and leaves out what it has told.
 */
export function createFeed(
  db: Database,
  scope: ClientScope,
  {
    event,
    since,
    visibility,
  }: { event: { id: number; client_id: number }; since: Date | undefined; visibility: Visibility },
) {
  // what was answered and wished is for those who keep the whole book
  const isDoorOnly = visibility.of === 'SCANNERS';
  const told = new Map<string, number>();
  let from = since?.getTime();
  let floor = 0;

  return async function read(): Promise<News> {
    const now = await databaseTime(db);
    if (from === undefined) floor = now - WHILE_LOADING_MS;
    from ??= now;
    const oldest = Math.max(floor, from - UNSETTLED_MS);
    const changes = await changesSince(new Date(oldest));
    from = now;
    if (changes === undefined) {
      floor = now;
      return { messages: [{ event: 'reset', data: {} }], until: new Date(now) };
    }
    const news = changes.filter(({ of, at }) => told.get(of) !== at);
    for (const [of, at] of told) if (at < oldest) told.delete(of);
    for (const { of, at } of news) told.set(of, at);
    return { messages: news.map(({ message }) => message), until: new Date(now) };
  };

  async function changesSince(oldest: Date): Promise<Change[] | undefined> {
    const at = { clientId: event.client_id, eventId: event.id, since: oldest, limit: MOST + 1 };
    const [guests, rsvps, wishes] = await Promise.all([
      listChangedGuests(db, scope, { ...at, id: 0 }),
      isDoorOnly ? [] : listChangedRsvps(db, scope, at),
      isDoorOnly ? [] : listNewWishes(db, scope, at),
    ]);
    if (guests.length + rsvps.length + wishes.length > MOST) return undefined;
    const changes = [
      ...(await withLedgers(db, scope, { event, guests })).map((row) =>
        change(`guest ${row.id}`, row.updated_at, { event: 'guest', data: visibility.guest(row) }),
      ),
      ...rsvps.map((row) =>
        change(`rsvp ${row.id}`, row.updated_at, {
          event: 'rsvp',
          data: {
            booking_id: row.id,
            name: row.name,
            is_attending: Boolean(row.is_attending),
            guest_total: row.guest_total,
            updated_at: row.updated_at.toISOString(),
          },
        }),
      ),
      ...wishes.map(({ answered_at, ...row }) =>
        change(`wish ${row.id}`, answered_at ?? row.created_at, {
          event: 'wish',
          data: { ...row, created_at: row.created_at.toISOString() },
        }),
      ),
    ];
    return changes.toSorted((one, other) => one.at - other.at);
  }
}

const change = (of: string, at: Date, message: LiveMessage): Change => ({
  of,
  at: at.getTime(),
  message: stripped(LiveMessage, message),
});

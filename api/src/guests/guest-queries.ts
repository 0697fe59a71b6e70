import { DashboardGuest, type GuestFields } from '@janur/contracts';
import type { MessageKind } from '@janur/contracts/messages';
import type { ClientScope } from '../access/access.ts';
import type { Database } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import type { GuestRow } from '../db/rows/guests.ts';
import { searchTextOf } from './search-text.ts';
import { storedTags, tagsOf, withTags } from './tags.ts';

/* Guests are written here and in `bulk-queries.ts`, and nowhere else. */

/** When a message of a kind was sent to a guest. */
export const SENT_COLUMN = {
  INVITATION: 'invitation_sent_at',
  REMINDER: 'reminder_sent_at',
  NEW_EVENT: 'new_event_sent_at',
  DAY_BEFORE: 'day_before_sent_at',
  THANKS: 'thanks_sent_at',
} as const satisfies Record<MessageKind, keyof GuestRow>;

/** What hosts see of a guest: what the contract shows is read, and must be a column. */
const COLUMNS = [
  'client_id',
  ...DashboardGuest.omit({ slug: true }).keyof().options,
  ...Object.values(SENT_COLUMN),
] as const satisfies readonly (keyof GuestRow)[];
export type HostedGuest = Pick<GuestRow, (typeof COLUMNS)[number]> & { slug: string; country: string };

export function hostedGuests(db: Database, scope: ClientScope) {
  return db('guests')
    .join('options', 'options.id', 'guests.option_id')
    .join('clients', 'clients.id', 'guests.client_id')
    .where(scope.within('guests.client_id'))
    .select<HostedGuest[]>(...COLUMNS.map((column) => `guests.${column}`), 'options.slug', 'clients.country');
}

const HELD = [
  'id',
  'client_id',
  'option_id',
  'code',
  'name',
  'phone_number',
  'total_guests',
  'source',
  'search_text',
] as const satisfies readonly (keyof GuestRow)[];
export type HeldGuest = Pick<GuestRow, (typeof HELD)[number]>;

/** Holds the guest until the transaction ends. Who holds a guest and places holds the guest first. */
export async function lockGuest(db: Database, scope: ClientScope, guestId: number): Promise<HeldGuest | undefined> {
  return db('guests')
    .select(...HELD)
    .where(scope.within('client_id'))
    .where({ id: guestId })
    .forUpdate()
    .first();
}

/** The same for many, in the order of their ids. */
export async function lockGuests(db: Database, scope: ClientScope, ids: readonly number[]): Promise<HeldGuest[]> {
  return db('guests')
    .select(...HELD)
    .where(scope.within('client_id'))
    .whereIn('id', ids)
    .orderBy('id')
    .forUpdate();
}

/** Changes the group of guests whom the caller holds. */
export async function updateGroupOf(
  db: Database,
  scope: ClientScope,
  ids: readonly number[],
  group: string | null,
): Promise<void> {
  await db('guests').where(scope.within('client_id')).whereIn('id', ids).update({ guest_group: group });
}

/** Adds and takes away tags of guests whom the caller holds: a statement for each of the few ways in which they are tagged. */
export async function updateTagsOf(
  db: Database,
  scope: ClientScope,
  ids: readonly number[],
  change: Parameters<typeof withTags>[1],
): Promise<void> {
  const guests = await db('guests').where(scope.within('client_id')).whereIn('id', ids).select('id', 'tags');
  const alike = Map.groupBy(guests, ({ tags }) => tags);
  for (const [tags, of] of alike) {
    const wanted = storedTags(withTags(tagsOf(tags), change));
    if (wanted === tags) continue;
    await db('guests')
      .where(scope.within('client_id'))
      .whereIn(
        'id',
        of.map(({ id }) => id),
      )
      .update({ tags: wanted });
  }
}

/** What hosts may say of a guest. */
export type GuestChanges = Partial<Pick<GuestRow, keyof typeof GuestFields>>;

export type NewGuest = Pick<GuestRow, 'client_id' | 'option_id' | 'code' | 'name' | 'total_guests' | 'source'> &
  GuestChanges &
  Partial<Pick<GuestRow, 'created_at'>>;

export async function insertGuest(db: Database, guest: NewGuest): Promise<HeldGuest> {
  const { phone_number = null } = guest;
  const search_text = searchTextOf({ ...guest, phone_number });
  const [id] = await db('guests').insert({ ...guest, search_text });
  return { ...guest, phone_number, search_text, id: newId(id) };
}

/** Changes a guest whom the caller holds; answers the guest as it then is. */
export async function updateGuest(
  db: Database,
  scope: ClientScope,
  guest: HeldGuest,
  changes: GuestChanges,
): Promise<HeldGuest> {
  const after = { ...guest, ...changes };
  const search_text = searchTextOf(after);
  await db('guests')
    .where(scope.within('client_id'))
    .where({ id: guest.id })
    .update({ ...changes, search_text });
  return { ...after, search_text };
}

/**
 * The guest with places, answers and their history; what was written in the guest-book's log stays there, and that the
 * places are gone is kept for the devices that know them.
 */
export async function deleteGuest(db: Database, scope: ClientScope, guestId: number): Promise<void> {
  await db('rsvp_history').where(scope.within('client_id')).where({ guest_id: guestId }).delete();
  const places = await db('guest_events')
    .where(scope.within('client_id'))
    .where({ guest_id: guestId })
    .select({ guest_event_id: 'id', client_id: 'client_id', event_id: 'event_id' });
  if (places.length > 0) await db('removed_places').insert(places);
  await db('guests').where(scope.within('client_id')).where({ id: guestId }).delete();
}

/** Whether a guest may answer after the deadline. */
export async function updateLateAnswer(
  db: Database,
  scope: ClientScope,
  { guestId, mayAnswer }: { guestId: number; mayAnswer: boolean },
): Promise<void> {
  await db('guests').where(scope.within('client_id')).where({ id: guestId }).update({ may_answer_late: mayAnswer });
}

/** The first time stays, whatever is told again, save of new events, of which there may be another. Answers undefined when there is no such guest. */
export async function updateSent(
  db: Database,
  scope: ClientScope,
  { code, kind, isSent, at = new Date() }: { code: string; kind: MessageKind; isSent: boolean; at?: Date },
): Promise<{ sent_at: Date | null } | undefined> {
  const column = SENT_COLUMN[kind];
  const guest = () => db('guests').where(scope.within('client_id')).where({ code });
  if (isSent) {
    const unsent = guest();
    if (kind !== 'NEW_EVENT') void unsent.whereNull(column);
    await unsent.update({ [column]: at });
  } else await guest().update({ [column]: null });
  const row = await guest().select(column).first();
  return row && { sent_at: row[column] };
}

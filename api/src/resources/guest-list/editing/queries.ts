import type { Database } from '../../../db/connection.ts';
import type { RsvpRow } from '../../../db/rows/guests.ts';
import type { ClientScope } from '../../../access/access.ts';
import { type HostedGuest, hostedGuests } from '../../../guests/guest-queries.ts';

/** Two are enough to know that it is not one. */
export async function listByPhone(db: Database, scope: ClientScope, phoneNumber: string): Promise<HostedGuest[]> {
  return hostedGuests(db, scope).where('guests.phone_number', phoneNumber).orderBy('guests.id').limit(2);
}

export async function findById(db: Database, scope: ClientScope, id: number): Promise<HostedGuest | undefined> {
  return hostedGuests(db, scope).where('guests.id', id).first();
}

export async function findByCode(db: Database, scope: ClientScope, code: string): Promise<HostedGuest | undefined> {
  return hostedGuests(db, scope).where('guests.code', code).first();
}

/** Another guest of the slug with that number. */
export async function hasNumber(
  db: Database,
  scope: ClientScope,
  { optionId, phoneNumber, but }: { optionId: number; phoneNumber: string; but?: number },
): Promise<boolean> {
  const query = db('guests').where(scope.within('client_id')).where({ option_id: optionId, phone_number: phoneNumber });
  if (but !== undefined) void query.whereNot('id', but);
  return (await query.select('id').first()) !== undefined;
}

/** So many are enough to know whom it is about. */
const MOST_SAME = 3;

/** The guests of a slug with that number or that name. */
export async function listSame(
  db: Database,
  scope: ClientScope,
  { optionId, ...same }: { optionId: number } & ({ phone_number: string } | { name: string }),
): Promise<{ code: string; name: string }[]> {
  return db('guests')
    .where(scope.within('client_id'))
    .where({ option_id: optionId, ...same })
    .orderBy('id')
    .limit(MOST_SAME)
    .select('code', 'name');
}

export async function findBooking(
  db: Database,
  scope: ClientScope,
  id: number,
): Promise<Pick<RsvpRow, 'id' | 'client_id' | 'option_id' | 'guest_id'> | undefined> {
  return db('rsvps')
    .where(scope.within('client_id'))
    .where({ id })
    .select('id', 'client_id', 'option_id', 'guest_id')
    .first();
}

/** Answers whether the booking was still there. */
export async function deleteBookingRow(db: Database, scope: ClientScope, id: number): Promise<boolean> {
  return (await db('rsvps').where(scope.within('client_id')).where({ id }).delete()) > 0;
}

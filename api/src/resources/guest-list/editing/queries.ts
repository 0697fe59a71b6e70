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

/** Another guest of the slug with that number or that name. */
export async function hasGuest(
  db: Database,
  scope: ClientScope,
  { optionId, phoneNumber, name, but }: { optionId: number; phoneNumber?: string; name?: string; but?: number },
): Promise<boolean> {
  const query = db('guests').where(scope.within('client_id')).where({ option_id: optionId });
  if (phoneNumber !== undefined) void query.where('phone_number', phoneNumber);
  if (name !== undefined) void query.where('name', name);
  if (but !== undefined) void query.whereNot('id', but);
  return (await query.select('id').first()) !== undefined;
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

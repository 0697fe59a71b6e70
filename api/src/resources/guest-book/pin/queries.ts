import type { DoorPin } from '@janur/contracts';
import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import type { DoorPinRow } from '../../../db/rows/evening.ts';

const pins = (db: Database, scope: ClientScope, clientId: number) =>
  db('door_pins').where(scope.within('door_pins.client_id')).where('door_pins.client_id', clientId);

/** What devices of a client ask for; null while that is nothing. */
export async function findDoorPin(db: Database, scope: ClientScope, clientId: number): Promise<DoorPin | null> {
  const row = await pins(db, scope, clientId).first<DoorPin>('salt', 'hash', 'iterations');
  return row ?? null;
}

export type DoorPinSetting = Pick<DoorPinRow, 'set_at'> & { set_by: string | null };

export async function findDoorPinSetting(
  db: Database,
  scope: ClientScope,
  clientId: number,
): Promise<DoorPinSetting | undefined> {
  return pins(db, scope, clientId)
    .leftJoin('accounts', 'accounts.id', 'door_pins.set_by')
    .first<DoorPinSetting>({ set_at: 'door_pins.set_at', set_by: 'accounts.name' });
}

/** Puts a PIN in the place of the former one. */
export async function putDoorPin(
  db: Database,
  scope: ClientScope,
  { clientId, by, pin }: { clientId: number; by: number; pin: DoorPin },
): Promise<void> {
  const row = { ...pin, client_id: clientId, set_at: new Date(), set_by: by };
  const known = await pins(db, scope, clientId).update(row);
  if (known === 0) await db('door_pins').insert(row).onConflict('client_id').merge();
}

/** How many there were: none or one. */
export const deleteDoorPin = (db: Database, scope: ClientScope, clientId: number): Promise<number> =>
  pins(db, scope, clientId).delete();

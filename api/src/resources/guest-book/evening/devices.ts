import type { BodyOf, DoorDevice, reportDevice } from '@janur/contracts';
import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import type { DoorDeviceRow } from '../../../db/rows/evening.ts';

/** More devices than any hall has: whoever makes up names pushes out those that were not seen for longest. */
const MOST = 200;

const devices = (db: Database, scope: ClientScope, eventId: number) =>
  db('door_devices').where(scope.within('door_devices.client_id')).where('door_devices.event_id', eventId);

/** Keeps how a device stands. What it said before is of no use to anybody. */
export async function keepReport(
  db: Database,
  scope: ClientScope,
  {
    event,
    accountId,
    said,
  }: {
    event: { readonly id: number; readonly client_id: number };
    accountId: number;
    said: BodyOf<typeof reportDevice>;
  },
): Promise<void> {
  const row = { ...said, client_id: event.client_id, event_id: event.id, account_id: accountId, seen_at: new Date() };
  const known = await devices(db, scope, event.id).where({ device_id: said.device_id }).update(row);
  if (known > 0) return;
  await db('door_devices').insert(row).onConflict(['event_id', 'device_id']).merge();
  const [beyond] = await devices(db, scope, event.id)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .offset(MOST)
    .limit(1)
    .select('seen_at');
  if (beyond) await devices(db, scope, event.id).where('seen_at', '<=', beyond.seen_at).delete();
}

/** The devices of an event that were heard since, the last heard first. */
export async function listDevices(
  db: Database,
  scope: ClientScope,
  { eventId, since }: { eventId: number; since: Date },
): Promise<DoorDevice[]> {
  const rows = await devices(db, scope, eventId)
    .leftJoin('accounts', 'accounts.id', 'door_devices.account_id')
    .where('door_devices.seen_at', '>=', since)
    .orderBy('door_devices.seen_at', 'desc')
    .select<(DoorDeviceRow & { usher: string | null })[]>('door_devices.*', { usher: 'accounts.name' });
  return rows.map(({ device_id, gate, usher, unsent, clock_offset, battery, is_charging, version, seen_at }) => ({
    device_id,
    gate,
    usher,
    seen_at: seen_at.toISOString(),
    unsent,
    clock_offset,
    battery,
    is_charging: is_charging === null ? null : Boolean(is_charging),
    version,
  }));
}

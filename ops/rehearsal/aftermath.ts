import { setTimeout as pause } from 'node:timers/promises';
import type { RehearsalFault } from '@janur/contracts';
import type { Database } from '@janur/api/database';
import type { Device } from '../faults/device.ts';
import type { Copy } from './copy.ts';
import type { Visit } from './line.ts';

export interface Aftermath {
  /** Operations that devices promised, and seconds from the network's return until the server had all of them. */
  readonly promised: number;
  readonly deliveredAfter: number;
  /** What is lost, there twice, refused, or does not add up. Empty is how it must be. */
  readonly faults: readonly RehearsalFault[];
  /** What a person would still have to look at. */
  readonly toLookAt: number;
}

const PATIENCE_MS = 120_000;

/** After the network is back: whether everything that a device said it saved is at the server, once, and adds up. */
export async function aftermathOf(
  db: Database,
  {
    copy,
    devices,
    visits,
    hasPeople,
  }: { copy: Copy; devices: readonly Device[]; visits: readonly Visit[]; hasPeople: boolean },
): Promise<Aftermath> {
  const healed = performance.now();
  const isOpen = () => devices.some((device) => device.store().state.getState().saved_here > 0);
  while (isOpen() && performance.now() - healed < PATIENCE_MS) await pause(100);
  const deliveredAfter = (performance.now() - healed) / 1000;
  const rows = await db('operations').where({ event_id: copy.eventId }).select('op_id', 'verdict', 'reason');
  const times = Map.groupBy(rows, ({ op_id }) => op_id);
  const promised = devices.flatMap((device) => [...device.promised]);
  const faults = promised.flatMap((id): RehearsalFault[] => {
    const found = times.get(id) ?? [];
    if (found.length !== 1) return [{ kind: found.length === 0 ? 'missing' : 'twice', detail: id }];
    return found[0]?.verdict === 'REFUSED' ? [{ kind: 'refused', detail: `${id} (${found[0].reason})` }] : [];
  });
  if (!hasPeople) {
    const told = visits
      .filter(({ outcome }) => outcome === 'in' || outcome === 'unseen double')
      .reduce((sum, { visitor }) => sum + visitor.people, 0);
    const [found] = await db('guest_events')
      .where({ event_id: copy.eventId })
      .select({ people: db.raw('SUM(total_guests_attended)') });
    const people = Number(found?.people ?? 0);
    if (people !== told) faults.push({ kind: 'sum', detail: `${told}, ${people}` });
  }
  const toLookAt = Math.max(0, ...devices.map((device) => device.store().state.getState().needs_attention));
  return { promised: promised.length, deliveredAfter, faults, toLookAt };
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Breach } from './breach.ts';
import type { Device } from './device.ts';
import type { Act } from './history.ts';
import type { Random } from './random.ts';

/* A device that falls into the fountain: what it did with no server in reach is on the others, and comes to the server with them. */

/** What it does last, which no server hears from it. */
export async function lastActs(device: Device, codes: readonly string[], random: Random): Promise<void> {
  const given = { gift: true, souvenir: false, envelopes: [random.int(1, 50) * 10_000] };
  const arrivals = Array.from({ length: random.int(3, 6) }, (): Act => {
    const guest = random.oneOf(codes) ?? '';
    return { kind: 'checkIn', guest, people: random.int(1, 4), given };
  });
  for (const act of arrivals) await device.act(act);
  await device.act({ kind: 'addWalkIn', guest: 'walk-in at last', people: random.int(1, 4), table: null, given });
}

/** It dies as soon as others have heard all that it did. */
export async function die(
  device: Device,
  { others, withinMs }: { others: readonly Device[]; withinMs: number },
): Promise<Breach[]> {
  const began = performance.now();
  let unheard = await unheardOf(device, others);
  while (unheard.length > 0 && performance.now() - began <= withinMs) {
    await pause(50);
    unheard = await unheardOf(device, others);
  }
  device.perish();
  return unheard.map((op) => ({ invariant: 'mesh', what: `nobody heard of ${op} before ${device.plan.name} died` }));
}

async function unheardOf(device: Device, others: readonly Device[]): Promise<string[]> {
  const own = await device.readAll<{ op_id: string; device_id: string }>('operations');
  const queued = new Set((await device.readAll<{ op_id: string }>('queue')).map(({ op_id }) => op_id));
  const journals = await Promise.all(others.map((other) => other.readAll<{ op_id: string }>('operations')));
  const heard = new Set(journals.flat().map(({ op_id }) => op_id));
  return own.flatMap(({ op_id, device_id }) =>
    device_id === device.id() && queued.has(op_id) && !heard.has(op_id) ? [op_id] : [],
  );
}

import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@janur/api/database';
import type { Breach } from './breach.ts';
import type { Device } from './device.ts';
import { type Standing, standings } from './evidence.ts';
import type { Stage } from './stage.ts';

/* I11: the whole list, on every device and on the server. */

/** Long after what is promised, so that a red seed tells how late it was. */
const GIVEN_UP_MS = 60_000;

export interface Place {
  readonly stage: Stage;
  readonly devices: readonly Device[];
}

/** How long it took until nothing was queued and all had the same list, in ms. */
export async function convergence(db: Database, { stage, devices }: Place): Promise<number> {
  const healed = performance.now();
  for (;;) {
    const took = performance.now() - healed;
    const isSent = devices.every((device) => isSentBy(device));
    const lists = isSent ? new Set(devices.map((device) => digest(listOf(device)))) : new Set();
    const asked = new Set(devices.map(askedOn));
    if (lists.size === 1 && asked.size === 1 && lists.has(digest(canonical(await standings(db, stage))))) return took;
    if (took > GIVEN_UP_MS) return took;
    await pause(50);
  }
}

const isSentBy = (device: Device): boolean => {
  const { saved_here: own, carried } = device.store().state.getState();
  return own + carried === 0;
};

/** Of which parties a device asks: a word that changes no number comes with the list, and is seen in nothing else of it. */
const askedOn = (device: Device): string =>
  device
    .store()
    .attention()
    .flatMap(({ kind, id }) => (kind === 'party' ? [id] : []))
    .toSorted()
    .join('\n');

/** Who differs from the server, in what. */
export async function apart(db: Database, { stage, devices }: Place): Promise<Breach[]> {
  const server = canonical(await standings(db, stage));
  return devices.flatMap((device) => {
    const own = new Set(listOf(device));
    const { saved_here: unsent, link } = device.store().state.getState();
    const missing = server.filter((line) => !own.has(line));
    const [line] = missing;
    if (line === undefined && unsent === 0) return [];
    const [guest = ''] = line?.split(' | ') ?? [];
    const mine = listOf(device).find((one) => one.startsWith(`${guest} |`));
    const what = `${device.plan.name} (${link}, ${unsent} unsent) differs in ${missing.length}: ${mine} / server ${line}`;
    return [{ invariant: 'I11', guest, what }];
  });
}

const digest = (lines: readonly string[]): string => createHash('sha256').update(lines.join('\n')).digest('hex');

type Line = Pick<
  Standing,
  'code' | 'name' | 'table_number' | 'confirmation_status' | 'total_guests' | 'total_guests_confirmed'
> & {
  readonly at: string | null;
  readonly gate: string | null;
  readonly usher: string | null;
  readonly attended: number;
  readonly inside: number;
  readonly gift: boolean;
  readonly souvenir: boolean;
};
const lineOf = (line: Line): string =>
  [
    line.code,
    line.name,
    line.confirmation_status,
    line.total_guests,
    line.total_guests_confirmed,
    line.table_number,
    line.at,
    line.gate,
    line.usher,
    line.attended,
    line.inside,
    line.gift,
    line.souvenir,
  ].join(' | ');

function listOf(device: Device): string[] {
  return device
    .store()
    .guests()
    .map(({ first, ...guest }) =>
      lineOf({
        ...guest,
        code: guest.key,
        at: first?.at ?? null,
        gate: first?.gate ?? null,
        usher: first?.usher ?? null,
        attended: guest.total_guests_attended,
        gift: guest.is_received_gift,
        souvenir: guest.is_received_souvenir,
      }),
    )
    .toSorted();
}

function canonical(rows: readonly Standing[]): string[] {
  return rows
    .map((row) => {
      const { total_guests_attended: attended, total_guests_left: left } = row;
      return lineOf({
        ...row,
        at: row.checked_in_at?.toISOString() ?? null,
        gate: row.checked_in_gate,
        attended,
        inside: Math.max(0, Math.min(attended, attended - left)),
        gift: row.is_received_gift === 1,
        souvenir: row.is_received_souvenir === 1,
      });
    })
    .toSorted();
}

import { setTimeout as pause } from 'node:timers/promises';
import type { GuestView } from '@janur/guestbook-remote/event-store';
import type { Breach } from './breach.ts';
import type { Device } from './device.ts';
import { die, lastActs } from './dying.ts';
import type { Mesh } from './mesh.ts';
import type { Random } from './random.ts';

/* I15: with no server, over whole ways, a guest who came in at one gate is in at all of them, with as many people and what was given. */

interface Dark {
  readonly devices: readonly Device[];
  readonly mesh: Mesh;
  /** Guests to whom something was given that no device knows. */
  readonly elsewhere: ReadonlySet<string>;
  /** Guests whom everybody knows. */
  readonly codes: readonly string[];
  readonly random: Random;
  readonly withinMs: number;
}

/** What the devices need not agree on before a server speaks. */
interface Unsure {
  /**
   * It refused something, which one device alone was told; or a whole arrival was taken back, as much as that device knew of; or two
   * arrivals were said to be one: whose list alone has one of them cannot tell it from the other.
   */
  readonly guests: ReadonlySet<string>;
  /** Something was given by nobody here, or taken back: whose list alone tells of it does not know of which operation it was. */
  readonly marks: ReadonlySet<string>;
}

/** Of such evenings: one device does not live to see the server again. */
const WITH_A_DEATH = 0.6;

/** Takes the server away from all devices, lets them hear each other, and looks at each guest on each device. */
export async function inTheDark({ devices, mesh, elsewhere, codes, random, withinMs }: Dark): Promise<Breach[]> {
  for (const device of devices) device.cut();
  mesh.heal();
  const doomed = random.chance(WITH_A_DEATH) ? random.oneOf(devices) : undefined;
  if (doomed) await lastActs(doomed, codes, random);
  const unsure = await unsureOf(devices, elsewhere);
  const began = performance.now();
  let breaches = differences(devices, unsure);
  while (breaches.length > 0 && performance.now() - began <= withinMs) {
    await pause(50);
    breaches = differences(devices, unsure);
  }
  const others = devices.filter((device) => device !== doomed);
  return doomed ? [...breaches, ...(await die(doomed, { others, withinMs }))] : breaches;
}

async function unsureOf(devices: readonly Device[], elsewhere: ReadonlySet<string>): Promise<Unsure> {
  const guests = new Set<string>();
  const marks = new Set(elsewhere);
  const walkIns = new Map<string, string>();
  for (const device of devices)
    for (const { op_id, guest_code: code } of await device.readAll<{ op_id: string; guest_code: string | null }>(
      'outcomes',
    ))
      if (code !== null && device.store().guest(op_id)?.is_walk_in) walkIns.set(code, op_id);
  for (const device of devices) {
    const operations = await device.readAll<{
      op_id: string;
      type: string;
      guest: string;
      undone_op_id: string | null;
    }>('operations');
    const outcomes = await device.readAll<{ op_id: string; verdict: string }>('outcomes');
    const refused = new Set(outcomes.flatMap(({ op_id, verdict }) => (verdict === 'REFUSED' ? [op_id] : [])));
    for (const { op_id, type, guest: key, undone_op_id: of } of operations) {
      const guest = walkIns.get(key) ?? key;
      if (type === 'UNDO') marks.add(guest);
      if (refused.has(op_id) || type === 'SETTLE' || (type === 'UNDO' && of === null)) guests.add(guest);
    }
  }
  return { guests, marks };
}

function differences(devices: readonly Device[], unsure: Unsure): Breach[] {
  const keys = new Set(devices.flatMap(keysOf));
  const breaches = [...keys].flatMap((key) => {
    if (unsure.guests.has(key)) return [];
    const known = devices.filter((device) => !isWalkIn(key) || device.store().guest(key));
    return told(known, key, (device) => standing(device.store().guest(key), { hasMarks: !unsure.marks.has(key) }));
  });
  return [...breaches, ...told(devices, 'walk-ins', walkInsOn)];
}

function told(devices: readonly Device[], guest: string, say: (device: Device) => string): Breach[] {
  const said = devices.map(say);
  if (new Set(said).size <= 1) return [];
  const named = devices.map(({ plan }, index) => `${plan.name}: ${said[index]}`);
  return [{ invariant: 'I15', guest, what: `without a server ${named.join('; ')}` }];
}

/** Of a walk-in the operation that added it: a code comes from the server, to some of the devices. */
const keysOf = (device: Device): string[] => [
  ...[...device.promised].filter((id) => device.store().guest(id)?.is_walk_in),
  ...device
    .store()
    .guests()
    .flatMap((guest) => (guest.is_walk_in ? [] : [guest.key])),
];
const isWalkIn = (key: string) => key.startsWith('tablet-');

/** Each of them is there once, under whichever name the device knows. */
const walkInsOn = (device: Device): string =>
  device
    .store()
    .guests()
    .flatMap((guest) => (guest.is_walk_in ? [guest.name] : []))
    .toSorted()
    .join(', ');

function standing(guest: GuestView | undefined, { hasMarks }: { hasMarks: boolean }): string {
  if (!guest) return 'unknown';
  const came = `${guest.total_guests_attended} came, ${guest.inside} inside`;
  return hasMarks ? `${came}, gift ${guest.is_received_gift}, souvenir ${guest.is_received_souvenir}` : came;
}

import { setImmediate as turn } from 'node:timers/promises';
import type { EventStore, EventStoreState } from '../event-store.ts';
import { type Device, type Evening, anEvening } from './evening.ts';
import { aWire, type Wire } from './wire.ts';

const opened: EventStore[] = [];

/** For after each test. */
export async function closeAll(): Promise<void> {
  for (const store of opened.splice(0)) await store.close();
}

export async function open(device: Device): Promise<EventStore> {
  const store = await device.open();
  opened.push(store);
  return store;
}

interface Door {
  readonly evening: Evening;
  readonly devices: readonly Device[];
  readonly stores: readonly EventStore[];
}

/** Devices at the door of an evening that have the list; then the server is gone for all of them. */
export async function aDoor(names: readonly string[], evening: Evening = anEvening()): Promise<Door> {
  const devices = names.map((name) => evening.device(name));
  const stores: EventStore[] = [];
  for (const device of devices) {
    const store = await open(device);
    await store.sync();
    await store.setGate(`Gate ${String.fromCharCode(65 + stores.length)}`);
    stores.push(store);
    device.link.state = 'down';
  }
  return { evening, devices, stores };
}

/** The same with two devices, by name. */
export async function aPair() {
  const { evening, devices, stores } = await aDoor(['dina', 'wawan']);
  const [dina, wawan] = stores;
  const [first, second] = devices;
  if (!dina || !wawan || !first || !second) throw new Error('nobody is at the door');
  return { evening, dina, wawan, first, second };
}

export function link(one: EventStore | undefined, other: EventStore | undefined, wire: Wire = aWire()): Wire {
  one?.join(wire.ends[0]);
  other?.join(wire.ends[1]);
  return wire;
}

/** Until everything that was said has been kept. */
export async function quiet(): Promise<void> {
  for (let at = 0; at < 60; at += 1) await turn();
}

export const numbers = (store: EventStore | undefined): EventStoreState | undefined => store?.state.getState();

/** The operations of the last message that tells some; for who forges others of them. */
export function lastTold({ said }: Wire): Readonly<Record<string, unknown>>[] {
  return JSON.parse(said.findLast((text) => text.includes('"say":"ops"')) ?? '{"ops":[]}').ops;
}

export const tellForged = (wire: Wire, to: 0 | 1, ops: readonly unknown[]): void =>
  wire.forge(to, JSON.stringify({ say: 'ops', ops }));

/** A device of who only scans, as `aDoor`. */
export async function aScanner(evening: Evening): Promise<{ scanner: EventStore; device: Device }> {
  const device = evening.device('scan');
  device.link.isScanOnly = true;
  const scanner = await open(device);
  await scanner.sync();
  device.link.state = 'down';
  return { scanner, device };
}

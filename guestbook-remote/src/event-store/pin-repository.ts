import type { DoorPin } from '@janur/contracts';
import type { EventDatabase, Stores } from './database.ts';
import type { PinRecord, PinTriesRecord } from './records.ts';

/** The PIN of this device's settings, and how often it was tried in vain: each function is one transaction. */

/** Keeps what the server said of it; null where there is none, undefined where it said nothing. */
export async function keepPin(database: EventDatabase, said: DoorPin | null | undefined): Promise<void> {
  if (said === undefined) return;
  const known = await database.read(['meta'], (stores) => stores.get<PinRecord>('meta', 'pin'));
  if (known?.salt === said?.salt) return;
  await database.write(['meta'], (stores) => {
    if (said) stores.put('meta', { key: 'pin', ...said });
    else stores.remove('meta', 'pin');
    // who tried in vain before the hosts set another one begins anew
    stores.remove('meta', 'pin-tries');
  });
}

export interface PinStand {
  readonly pin: PinRecord | undefined;
  readonly tries: PinTriesRecord | undefined;
}

/** Reads both, and writes the tries as `next` says; undefined takes them away. */
export function changeTries(
  database: EventDatabase,
  next: (stand: PinStand) => PinTriesRecord | undefined,
): Promise<PinStand> {
  return database.write(['meta'], async (stores) => {
    const { pin, tries } = await standOf(stores);
    const changed = next({ pin, tries });
    if (changed) stores.put('meta', changed);
    else if (tries) stores.remove('meta', 'pin-tries');
    return { pin, tries: changed };
  });
}

export const readStand = (database: EventDatabase): Promise<PinStand> => database.read(['meta'], standOf);

async function standOf(stores: Stores): Promise<PinStand> {
  return {
    pin: await stores.get<PinRecord>('meta', 'pin'),
    tries: await stores.get<PinTriesRecord>('meta', 'pin-tries'),
  };
}

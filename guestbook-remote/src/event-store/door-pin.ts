import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base64url, bytesOf } from './bytes.ts';
import { type EventDatabase, openDatabase } from './database.ts';
import { changeTries, type PinStand, readStand } from './pin-repository.ts';
import type { PinTriesRecord } from './records.ts';
import type { StoreServices } from './services.ts';

/** So many wrong ones in a row before a wait. */
const FREE_TRIES = 5;
const FIRST_WAIT_MS = 60_000;
/** However often children tried it: whoever knows the PIN waits no longer than this. */
const LONGEST_WAIT_MS = 300_000;

/** How the settings of this device stand. */
export type PinLock =
  | { readonly isAsked: false }
  /** `wait_ms` until the next try; `left` tries before a wait, none from then on. */
  | { readonly isAsked: true; readonly wait_ms: number; readonly left: number };
export type PinTry = { readonly isRight: true } | { readonly isRight: false; readonly lock: PinLock };

type Services = Pick<StoreServices, 'indexedDB' | 'monotonic' | 'run'>;

/**
 * Whether the settings ask for a PIN, and for how long not even that. Asks nobody. The wait is kept as what is left of it, and
 * runs by the clock that only runs forward: neither a reload nor a clock that was set shortens it.
 */
export async function readPinLock(services: Services): Promise<PinLock> {
  return withDatabase(services, async (database) => {
    const stand = await readStand(database);
    if (!waitOf(stand, services)) return lockOf(stand, services);
    return lockOf(await changeTries(database, (now) => passed(now, services)), services);
  });
}

/** Tries a PIN. A try counts before its answer is known: a page that is closed meanwhile gives none for nothing. */
export async function tryPin(services: Services, digits: string): Promise<PinTry> {
  return withDatabase(services, async (database) => {
    let mayTry = true;
    const stand = await changeTries(database, (now) => {
      mayTry = waitOf(now, services) === 0;
      return mayTry ? counted(now, services) : passed(now, services);
    });
    if (!stand.pin) return { isRight: true };
    if (!mayTry || !(await isPin(digits, stand.pin))) return { isRight: false, lock: lockOf(stand, services) };
    await changeTries(database, () => undefined);
    return { isRight: true };
  });
}

async function withDatabase<T>({ indexedDB }: Services, work: (database: EventDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(indexedDB);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

function lockOf(stand: PinStand, services: Services): PinLock {
  if (!stand.pin) return { isAsked: false };
  const left = Math.max(0, FREE_TRIES - (triesOf(stand)?.wrong ?? 0));
  return { isAsked: true, wait_ms: waitOf(stand, services), left };
}

/** Those of another PIN do not count. */
const triesOf = ({ pin, tries }: PinStand): PinTriesRecord | undefined =>
  pin && tries?.salt === pin.salt ? tries : undefined;

function waitOf(stand: PinStand, services: Services): number {
  const tries = triesOf(stand);
  if (!tries) return 0;
  const { run, ran } = runningOf(services);
  // how long it was closed nobody knows who cannot trust its clock
  return tries.run === run ? Math.max(0, tries.wait_ms - (ran - tries.ran)) : tries.wait_ms;
}

function passed(stand: PinStand, services: Services): PinTriesRecord | undefined {
  const tries = triesOf(stand);
  return tries && { ...tries, wait_ms: waitOf(stand, services), ...runningOf(services) };
}

function counted(stand: PinStand, services: Services): PinTriesRecord | undefined {
  if (!stand.pin) return undefined;
  const wrong = (triesOf(stand)?.wrong ?? 0) + 1;
  const wait_ms = wrong < FREE_TRIES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (wrong - FREE_TRIES), LONGEST_WAIT_MS);
  return { key: 'pin-tries', salt: stand.pin.salt, wrong, wait_ms, ...runningOf(services) };
}

const runningOf = ({ monotonic, run }: Services) => ({ run: run ?? 'page', ran: monotonic?.() ?? performance.now() });

/** In a script: the browser's own exists only where the address is https, and a hall's may not be. */
async function isPin(digits: string, { salt, hash, iterations }: NonNullable<PinStand['pin']>): Promise<boolean> {
  return base64url(await pbkdf2Async(sha256, digits, bytesOf(salt), { c: iterations, dkLen: 32 })) === hash;
}

import { asciiBytes, base64url } from '@janur/contracts/base64url';
import { liveTextToSign, phoneOf, signedLiveTicket, STEP_MS, stepAt } from '@janur/contracts/live-ticket';
import { createApi } from '@janur/data/client';
import { ApiError } from '@janur/data/errors';
import { routes } from '@janur/data/routes';

/** Whose ticket this phone shows, and on which page. */
export interface Holder {
  readonly clientId: number;
  readonly slug: string;
  readonly code: string;
}

/** `full`: it is on as many phones as it may be. `offline`: it was never online with it. `none`: it keeps no keys. */
export type Trouble = 'full' | 'offline' | 'none';

export interface LivePhone {
  /** What the QR code says now, and for how many ms more. */
  readonly show: () => Promise<{ readonly text: string; readonly left: number }>;
}

interface Kept {
  readonly key: CryptoKey;
  readonly publicKey: string;
  /** The server's clock minus this phone's, in ms; null until the server has the key. */
  readonly offset: number | null;
}

const api = createApi();
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const STORE = 'keys';

/** Makes this phone's key at the first time, and tells the server of it; later it works without a network. */
export async function livePhone(holder: Holder): Promise<LivePhone | Trouble> {
  const kept = await keyOf(holder).catch(() => undefined);
  if (!kept) return 'none';
  const offset = await register(holder, kept.publicKey).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 409) return 'full' as const;
    return kept.offset ?? ('offline' as const);
  });
  if (typeof offset === 'string') return offset;
  // a browser that keeps nothing more shows the ticket as long as the page is open
  await keep(holder, { ...kept, offset }).catch(() => undefined);
  return { show: () => show(holder, { ...kept, offset }) };
}

async function show({ code }: Holder, { key, publicKey, offset }: Kept) {
  const now = Date.now() + (offset ?? 0);
  const text = liveTextToSign({ guestCode: code, phone: phoneOf(publicKey), step: stepAt(now) });
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, asciiBytes(text));
  return { text: signedLiveTicket(text, new Uint8Array(signature)), left: STEP_MS - (now % STEP_MS) };
}

/** Gives the clock's offset: the answer was on its way for about half of the time. */
async function register({ clientId, slug, code }: Holder, publicKey: string): Promise<number> {
  const sentAt = Date.now();
  const { data } = await api(routes.registerPhone, {
    params: { clientId },
    headers: { slug, 'guest-code': code },
    body: { public_key: publicKey },
  });
  return Math.round(Date.parse(data.now) - (sentAt + Date.now()) / 2);
}

async function keyOf(holder: Holder): Promise<Kept> {
  const known = await read(holder);
  if (known) return known;
  const { privateKey, publicKey } = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
  const made = { key: privateKey, publicKey: base64url(compressed(point)), offset: null };
  await keep(holder, made);
  return made;
}

/** 4, x, y as 2 or 3 and x: whether y is even tells which of the two it is. */
const compressed = (point: Uint8Array): Uint8Array => {
  const short = point.slice(0, 33);
  short[0] = 2 + ((point[64] ?? 0) & 1);
  return short;
};

const nameOf = ({ clientId, code }: Holder): string => `${clientId} ${code}`;

const read = (holder: Holder): Promise<Kept | undefined> =>
  stored('readonly', (store): IDBRequest<Kept | undefined> => store.get(nameOf(holder)));

const keep = (holder: Holder, kept: Kept): Promise<unknown> =>
  stored('readwrite', (store) => store.put(kept, nameOf(holder)));

function stored<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('janur-ticket', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('the browser keeps nothing')));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      const end = () => database.close();
      transaction.addEventListener('complete', () => (end(), resolve(request.result)));
      transaction.addEventListener('abort', () => (end(), reject(transaction.error ?? new Error('nothing was kept'))));
    });
  });
}

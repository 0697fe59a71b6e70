import { setTimeout as pause } from 'node:timers/promises';
import { checkInGuest, listWishes, submitRsvp } from '@janur/contracts';

/** A wedding on whose day the storm comes. */
export interface Wedding {
  readonly slug: string;
  readonly clientId: number;
  readonly eventId: number;
  readonly codes: readonly string[];
  /** Of the usher at its door. */
  readonly token: string;
}

export const KINDS = ['page', 'file', 'preview', 'wishes', 'answer', 'other answer', 'check-in'] as const;
export type Kind = (typeof KINDS)[number];

/** How long each request took in ms, and what was no success. */
export interface Heard {
  readonly took: Record<Kind, number[]>;
  readonly refused: string[];
  /** What was acknowledged: the number of people by the guest's code, the last one. */
  readonly answers: Map<string, number>;
  /** Guests one of whose answers was not acknowledged: it may count, or not. */
  readonly unsure: Set<string>;
  readonly wishes: string[];
  readonly checkIns: string[];
}

export const nothingHeard = (): Heard => ({
  took: { page: [], file: [], preview: [], wishes: [], answer: [], 'other answer': [], 'check-in': [] },
  refused: [],
  answers: new Map(),
  unsure: new Set(),
  wishes: [],
  checkIns: [],
});

/** What is there without a database. */
const OF_THE_SERVER: readonly Kind[] = ['page', 'file', 'preview'];
/** As browsers do it for one host over HTTP/1.1. */
const FILES_AT_ONCE = 6;
/** Carriers put many guests behind one address. */
const NETWORKS = 40;
const TIMEOUT_MS = 20_000;

/** As the outbox of a guest's phone: first after so long, then twice as long each time. */
const AGAIN_AFTER_MS = 2000;
const AGAIN_AT_MOST_MS = 16_000;

export interface StormOptions {
  readonly weddings: readonly Wedding[];
  readonly seconds: number;
  /** The database goes while it lasts: what only it knows may fail then, pages and files may not, and answers wait on the phone. */
  readonly isDatabaseAway?: boolean;
}

type Ask = (kind: Kind, path: string, init?: RequestInit) => Promise<string | undefined>;

/** Everybody of all weddings, within so many seconds. */
export async function storm(
  origin: string,
  { weddings, seconds, isDatabaseAway = false }: StormOptions,
  heard: Heard,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const ask: Ask = async (kind, path, init = {}) => {
    const started = performance.now();
    try {
      const response = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
      const text = await response.text();
      heard.took[kind].push(performance.now() - started);
      if (response.ok) return text;
      if (isDatabaseAway && !OF_THE_SERVER.includes(kind)) return undefined;
      heard.refused.push(`${kind} ${path.slice(0, 60)}: ${response.status} ${text.slice(0, 200)}`);
    } catch (error) {
      heard.took[kind].push(performance.now() - started);
      if (isDatabaseAway && !OF_THE_SERVER.includes(kind)) return undefined;
      heard.refused.push(`${kind} ${path.slice(0, 60)}: ${String(error)}`);
    }
    return undefined;
  };
  await Promise.all(
    weddings.flatMap((wedding, index) => [
      // the door's devices go on by themselves: ops/faults
      ...(isDatabaseAway ? [] : [usher(wedding, ask, heard, end)]),
      ...wedding.codes.map(async (code, guest) => {
        // half of them when the message comes, the rest as they look at their phones; the last ones still have 15 s
        const comes = guest % 2 === 0 ? Math.random() * 0.25 : Math.random() * 0.75;
        await pause(comes * seconds * 1000);
        await guestOf(
          wedding,
          { code, network: (index * 7 + guest) % NETWORKS, isPatient: isDatabaseAway },
          ask,
          heard,
        );
      }),
    ]),
  );
}

async function guestOf(
  { slug, clientId, eventId }: Wedding,
  { code, network, isPatient }: { code: string; network: number; isPatient: boolean },
  ask: Ask,
  heard: Heard,
): Promise<void> {
  const headers = { 'x-forwarded-for': `203.0.113.${network}`, 'accept-encoding': 'br' };
  const own = { ...headers, slug, 'guest-code': code };
  const link = `/${slug}?to=Bapak%20${code}&code=${code}`;
  if (Math.random() < 0.1) await ask('preview', `/${slug}`, { headers });
  const page = (await ask('page', link, { headers })) ?? '';
  const files = [...new Set(page.match(/(?<=(?:src|href)=")\/(?:assets|remotes|files)\/[^"]+/g) ?? [])];
  await Promise.all(
    Array.from({ length: FILES_AT_ONCE }, async (_, lane) => {
      for (let at = lane; at < files.length; at += FILES_AT_ONCE) await ask('file', files[at] ?? '', { headers });
    }),
  );
  const wishes = () => ask('wishes', `/api${listWishes.path.replace(':clientId', String(clientId))}`, { headers: own });
  await thinks(1, 3);
  await wishes();
  await thinks(1, 4);
  const message = Math.random() < 0.5 ? `Selamat berbahagia, dari ${code}` : undefined;
  await answer('answer', 2, message);
  await wishes();
  if (Math.random() < 0.3) {
    await thinks(1, 2);
    await answer('other answer', 1);
  }

  async function answer(kind: Kind, people: number, wish?: string): Promise<void> {
    const send = () =>
      ask(kind, `/api${submitRsvp.path.replace(':clientId', String(clientId))}`, {
        method: 'POST',
        headers: {
          ...own,
          'content-type': 'application/json',
          'idempotency-key': `storm-${kind.replace(' ', '-')}-${code}`,
        },
        body: JSON.stringify({
          name: `Bapak ${code}`,
          events: [{ id: eventId, is_attending: true, guest_total: people }],
          ...(wish !== undefined && { message: wish }),
        }),
      });
    let said = await send();
    const again = isPatient ? AGAIN_AFTER_MS : Infinity;
    for (let wait = again; said === undefined && wait < Infinity; wait = Math.min(wait * 2, AGAIN_AT_MOST_MS)) {
      await pause(wait);
      said = await send();
    }
    if (said === undefined) return void heard.unsure.add(code);
    heard.answers.set(code, people);
    if (wish !== undefined) heard.wishes.push(wish);
  }
}

/** Another guest each second, the last of the list first: they have not looked at their phones since. */
async function usher({ eventId, codes, token }: Wedding, ask: Ask, heard: Heard, end: number): Promise<void> {
  for (const code of codes.toReversed()) {
    if (performance.now() > end) return;
    const said = await ask('check-in', `/api${checkInGuest.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': `gate-${code}`,
      },
      body: JSON.stringify({ event_id: eventId, guest_code: code, total_guest_attending: 2 }),
    });
    if (said !== undefined) heard.checkIns.push(code);
    await pause(1000);
  }
}

const thinks = (least: number, most: number) => pause((least + Math.random() * (most - least)) * 1000);

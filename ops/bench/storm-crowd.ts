import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
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
  /** Half of the guests come in the first quarter. */
  readonly isRush?: boolean;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
type Ask = (kind: Kind, path: string, init?: Sent) => Promise<Buffer | undefined>;

/** Everybody of all weddings, within so many seconds. */
export async function storm(
  origin: string,
  { weddings, seconds, isDatabaseAway = false, isRush = false }: StormOptions,
  heard: Heard,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const ask: Ask = async (kind, path, init = {}) => {
    const started = performance.now();
    const { status, bytes } = await exchange(origin + path, { ...init, agent });
    heard.took[kind].push(performance.now() - started);
    if (status >= 200 && status < 300) return bytes;
    if (!isDatabaseAway || OF_THE_SERVER.includes(kind))
      heard.refused.push(`${kind} ${path.slice(0, 60)}: ${status} ${bytes.toString().slice(0, 200)}`);
    return undefined;
  };
  await Promise.all(
    weddings.flatMap((wedding, index) => [
      // the door's devices go on by themselves: ops/faults
      ...(isDatabaseAway ? [] : [usher(wedding, ask, heard, end)]),
      ...wedding.codes.map(async (code, guest) => {
        // in a rush, half of them as the message comes; the last ones still have a quarter of the time
        const comes = Math.random() * (isRush && guest % 2 === 0 ? 0.25 : 0.75);
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
  const page = await ask('page', link, { headers });
  const files = page ? filesOf(slug, page) : [];
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

/** Of the page that is the same for all guests, read once: the crowd shares the cores with what it measures. */
function filesOf(slug: string, page: Buffer): readonly string[] {
  let files = filesOfSlug.get(slug);
  if (files === undefined) {
    const html = brotliDecompressSync(page).toString();
    files = [...new Set(html.match(/(?<=(?:src|href)=")\/(?:assets|remotes|files)\/[^"]+/g) ?? [])];
    filesOfSlug.set(slug, files);
  }
  return files;
}
const filesOfSlug = new Map<string, readonly string[]>();

/** Status 0 and the reason when there is no answer; nothing is unpacked. */
function exchange(
  url: string,
  { method = 'GET', headers, body, agent }: Sent & { agent: Agent },
): Promise<{ status: number; bytes: Buffer }> {
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ status: 0, bytes: Buffer.from(String(error)) });
    const sent = request(url, { method, headers, agent, timeout: TIMEOUT_MS }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes: Buffer.concat(chunks) }));
      answer.on('error', fail);
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)));
    sent.on('error', fail);
    sent.end(body);
  });
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

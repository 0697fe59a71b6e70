import { setTimeout as pause } from 'node:timers/promises';
import { checkInGuest, submitRsvp } from '@janur/contracts';
import type { Invited } from '../faults/history.ts';
import type { Stage } from '../faults/stage.ts';
import { addressOf } from '../faults/stage.ts';

/** What somebody told the servers, under a key of its own. */
export interface Said {
  readonly key: string;
  readonly kind: 'check-in' | 'answer';
  readonly guest: string;
  readonly people: number;
  readonly message: string | null;
}

/** APPLIED also when an answer was stored. */
export type Verdict = 'APPLIED' | 'DUPLICATE';

export interface Ledger {
  readonly said: readonly Said[];
  /** What the servers answered to each key, once for all the answers that were alike. */
  readonly verdicts: ReadonlyMap<string, ReadonlySet<Verdict>>;
  /** Answers that no guest may get, such as 400 or 500. */
  readonly refused: readonly string[];
  /** Answers that were no acknowledgement, by their status; 0 is none at all. */
  readonly again: ReadonlyMap<number, number>;
  /** Those of them that the proxy gave, but for 409 and for those that were only too slow. */
  readonly failedAtProxy: number;
  /** The longest that somebody waited for an acknowledgement, and that none came though somebody waited, in ms. */
  readonly longestWait: number;
  readonly longestSilence: number;
}

export interface CrowdOptions {
  readonly stage: Stage;
  readonly slug: string;
  readonly seed: number;
  readonly guests: readonly Invited[];
  /** Within so many seconds all of them begin, */
  readonly seconds: number;
  /** but the last tenth of them not before this is over: whatever happened, it must go on afterwards. */
  readonly until: Promise<unknown>;
  /** The proxy, and each app past it. */
  readonly ports: { readonly web: number; readonly apps: readonly number[] };
}

/** Who got no acknowledgement in all this time gives up, and the drill is red. */
const PATIENCE_MS = 120_000;
const TIMEOUT_MS = 10_000;

/**
 * Guests who answer, some of them twice, and then come to two gates at once. Every other one says all to both apps at once, the
 * rest to the proxy; and all, as the product's own pages do, again until it is acknowledged.
 */
export async function crowd({ stage, slug, seed, guests, seconds, until, ports }: CrowdOptions): Promise<Ledger> {
  const said: Said[] = [];
  const verdicts = new Map<string, Set<Verdict>>();
  const refused: string[] = [];
  const again = new Map<number, number>();
  let waiting = 0;
  let [failedAtProxy, longestWait, longestSilence, lastHeard] = [0, 0, 0, performance.now()];

  await Promise.all(
    guests.map(async (guest, index) => {
      await pause((index / guests.length) * seconds * 1000);
      if (index >= guests.length * 0.9) await until;
      const first = answerOf(guest, index, 1);
      await tell(first, index);
      if (index % 3 === 0) await tell(answerOf(guest, index, 2), index);
      const gates = [checkInOf(guest, index, 1), checkInOf(guest, index, 2)];
      await Promise.all(gates.map((one) => tell(one, index)));
      // long after it was acknowledged the same comes once more, late, from a tablet or a page
      if (index % 5 === 0) await once(index % 2 === 0 ? first : (gates[0] ?? first), index, portOf(index));
    }),
  );
  return { said, verdicts, refused, again, failedAtProxy, longestWait, longestSilence };

  function answerOf({ code, invited }: Invited, index: number, time: number): Said {
    const message = `Selamat ${index}, kali ke-${time}`;
    return {
      key: `answer-${seed}-${index}-${time}`,
      kind: 'answer',
      guest: code,
      people: 1 + ((index + time) % invited),
      message,
    };
  }

  function checkInOf({ code, invited }: Invited, index: number, gate: number): Said {
    const people = 1 + ((index + gate) % invited);
    return { key: `check-in-${seed}-${index}-${gate}`, kind: 'check-in', guest: code, people, message: null };
  }

  function portOf(index: number): number {
    return ports.apps[index % ports.apps.length] ?? ports.web;
  }

  async function tell(what: Said, index: number): Promise<void> {
    said.push(what);
    const began = performance.now();
    // where nobody waits there is no silence
    if (waiting === 0) lastHeard = began;
    waiting += 1;
    const doors = index % 2 === 0 ? ports.apps : [ports.web];
    let isHeard = (await Promise.all(doors.map((port) => once(what, index, port)))).includes(true);
    for (let tries = 0; !isHeard && performance.now() - began < PATIENCE_MS; tries += 1) {
      await pause(Math.min(3000, 150 * 2 ** tries) * (0.5 + Math.random() / 2));
      isHeard = await once(what, index, ports.web);
    }
    const now = performance.now();
    longestWait = Math.max(longestWait, now - began);
    longestSilence = Math.max(longestSilence, now - lastHeard);
    lastHeard = now;
    waiting -= 1;
  }

  /** Whether it was acknowledged. */
  async function once(what: Said, index: number, port: number): Promise<boolean> {
    let isLate = false;
    const response = await call(what, index, port).catch((error: unknown) => {
      isLate = error instanceof Error && error.name === 'TimeoutError';
      return undefined;
    });
    const text = (await response?.text().catch(() => undefined)) ?? '';
    const status = text === '' ? 0 : (response?.status ?? 0);
    const verdict = verdictOf(status, text);
    if (verdict) verdicts.set(what.key, (verdicts.get(what.key) ?? new Set()).add(verdict));
    else again.set(status, (again.get(status) ?? 0) + 1);
    if (!verdict && !isLate && port === ports.web && status !== 409) failedAtProxy += 1;
    if (!verdict && ![0, 409, 502, 503, 504].includes(status))
      refused.push(`${what.key}: ${status} ${text.slice(0, 300)}`);
    return verdict !== undefined;
  }

  function call({ key, kind, guest, people, message }: Said, index: number, port: number): Promise<Response> {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': addressOf(seed, index),
    };
    const usher = stage.tokens[index % stage.tokens.length];
    const [path, own, body] =
      kind === 'answer'
        ? [
            submitRsvp.path.replace(':clientId', String(stage.clientId)),
            { slug, 'guest-code': guest },
            {
              name: `Tamu ${guest}`,
              message,
              events: [{ id: stage.eventId, is_attending: true, guest_total: people }],
            },
          ]
        : [
            checkInGuest.path,
            { authorization: `Bearer ${usher}` },
            { event_id: stage.eventId, guest_code: guest, total_guest_attending: people },
          ];
    return fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: 'POST',
      headers: { ...headers, ...own },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }
}

function verdictOf(status: number, text: string): Verdict | undefined {
  if (status === 200 || status === 201) return 'APPLIED';
  return status === 409 && text.includes('ALREADY_CHECKED_IN') ? 'DUPLICATE' : undefined;
}

import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore, OperationView, Verdict } from '@janur/guestbook-remote/event-store';
import type { RehearsalOddity } from '@janur/contracts';
import type { Device } from '../faults/device.ts';
import type { Visit } from './line.ts';
import type { Visitor } from './visitors.ts';

/** What was odd about a party. */
export type Odd = RehearsalOddity['kind'];

/** What an usher remembers of a party: it went in, it was sent on, or nothing worked. */
export interface Reception {
  readonly outcome: Exclude<Visit['outcome'], 'walked past'>;
  readonly oddities: readonly Odd[];
  /** Real seconds that the device took. */
  readonly device: number;
}

const TRIES = 8;
const AGAIN_MS = 150;
const SEARCHED = 10;

/** An usher with one device receives a party as a person would: look, decide, tap; and once more where the device said no. */
export async function receive(
  device: Device,
  { visitor, ticketOf }: { visitor: Visitor; ticketOf: (visitor: Visitor) => string },
): Promise<Reception> {
  const oddities: Odd[] = [];
  const started = performance.now();
  const done = (outcome: Reception['outcome']): Reception => ({
    outcome,
    oddities,
    device: (performance.now() - started) / 1000,
  });
  let isUnsure = false;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    let seen: Verdict['code'] | 'late_name' = 'late_name';
    const how = await device.attempt(async (store) => {
      const verdict =
        visitor.code === null ? undefined : look(store, { visitor, ticketOf, say: (odd) => oddities.push(odd) });
      seen = verdict?.code ?? 'late_name';
      // a page that was lost in the middle may have saved the late name: then it is on the list
      if (!verdict && isUnsure && store.history().some(({ guest_name }) => guest_name === visitor.name))
        return undefined;
      return verdict ? letIn(store, { visitor, verdict }) : store.addWalkIn(walkInOf(visitor));
    });
    if (how === 'saved' || how === 'impossible') {
      const isIn = IS_IN.has(seen);
      if (visitor.isDouble) return done(isIn ? 'refused' : 'unseen double');
      if (isIn && !isUnsure) {
        oddities.push('in_already');
        return done('refused');
      }
      if (STRANGE.has(seen)) {
        oddities.push('not_let_in');
        return done('refused');
      }
      return done('in');
    }
    if (how === 'denied') oddities.push('not_saved');
    isUnsure ||= how === 'gone';
    await pause(AGAIN_MS);
  }
  oddities.push('not_written');
  return done('refused');
}

const IS_IN: ReadonlySet<string> = new Set(['already_in', 'party_full']);
const WELCOME: ReadonlySet<string> = new Set(['welcome', 'needs_answer', 'declined', 'no_data_yet', 'late_name']);
const STRANGE = { has: (code: string) => !WELCOME.has(code) && !IS_IN.has(code) };

/** What the device says of what the party shows; an usher helps where it names nobody. */
function look(
  store: EventStore,
  { visitor, ticketOf, say }: { visitor: Visitor; ticketOf: (visitor: Visitor) => string; say: (odd: Odd) => void },
): Verdict {
  const { way, name } = visitor;
  const code = visitor.code ?? '';
  if (way === 'forgotten') {
    const found = store.search(name, SEARCHED).some(({ key }) => key === code);
    if (!found) say('not_found');
    return store.judgeGuest(code);
  }
  const ticket = ticketOf(visitor);
  // a wet print: half of it is read
  const shown = way === 'code' ? code : way === 'unreadable' ? ticket.slice(0, ticket.length / 2) : ticket;
  const verdict = store.judge(shown);
  if (WELCOME.has(verdict.code) || IS_IN.has(verdict.code)) {
    if (way === 'unreadable') say('half_taken');
    return verdict;
  }
  if (way === 'ticket') say('code_not_taken');
  return store.judgeGuest(code);
}

function letIn(
  store: EventStore,
  { visitor, verdict }: { visitor: Visitor; verdict: Verdict },
): Promise<OperationView | undefined> {
  if (!WELCOME.has(verdict.code)) return Promise.resolve(undefined);
  return store.checkIn({ guest: visitor.code ?? '', people: visitor.people, ...gifts(visitor) });
}

const walkInOf = (visitor: Visitor) => ({ name: visitor.name, total_guests: visitor.people, ...gifts(visitor) });

const gifts = ({ gift, souvenir, entrusted }: Visitor) => ({
  ...(gift && { gift: true as const }),
  ...(souvenir && { souvenir: true as const }),
  ...(entrusted !== null && { entrusted_gifts: [{ giver_name: entrusted, amount: 200_000 }] }),
});

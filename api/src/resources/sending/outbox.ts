import { randomUUID } from 'node:crypto';
import type { MessageKind } from '@janur/contracts/messages';
import { HOUSEKEEPING } from '../../access/access.ts';
import type { Database } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findGuestLetter } from './queries.ts';
import { updateSent } from '../../guests/guest-queries.ts';
import { audienceOf } from '../guest-list/messages/queues.ts';
import type { Outcome, Sender } from './channels/channel.ts';
import { letterOf } from './letter.ts';
import {
  addStop,
  cancel,
  claim,
  type Claimed,
  countSentSince,
  enqueueDue,
  giveUpLost,
  listSendingClients,
  lockDue,
  lockPace,
  type OutboxChange,
  type Settings,
  settle,
  stillDue,
  writePace,
} from './queries.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A call takes 20 s at most; who has it longer is no more. */
const CLAIM_MS = 5 * MINUTE_MS;
const AT_ONCE = 10;
const MOST_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 30_000;
/** When an account is looked at again that could not send. */
const HELD_MS = 15 * MINUTE_MS;

export interface Outbox {
  /** Puts what is due into the outbox and sends as many as may go now; answers how many were tried. */
  tick(): Promise<number>;
}

export interface OutboxOptions {
  readonly db: Database;
  readonly senders: readonly Sender[];
  /** Where guests' pages are. */
  readonly origin: string;
  readonly now?: () => Date;
}

/**
 * Sends messages by themselves, from as many processes as there are. A message is one row: whoever claims it has it alone, and
 * claims of a channel go one after the other by the row of its pace, which counts for all. What was in hand when a process
 * ended may have gone, so nobody sends it again unless a person says so: no message goes twice.
 */
export function createOutbox({ db, senders, origin, now = () => new Date() }: OutboxOptions): Outbox {
  async function tickOf(sender: Sender): Promise<number> {
    const clients = (await listSendingClients(db, sender.channel)).filter((settings) => isOpen(settings, now()));
    for (const settings of clients) {
      // one couple after the other, each a few small statements
      for (const kind of kindsOf(settings)) await enqueueDue(db, await dueTo(settings, kind));
    }
    const name = randomUUID();
    const claimed = await claimNext(sender, clients, name);
    await Promise.all(claimed.map((message) => sendOne(sender, message, name)));
    return claimed.length;
  }

  async function dueTo(settings: Settings, kind: MessageKind) {
    const { client_id: clientId, channel, silent_days } = settings;
    const queue = { kind, silent_days, thanked: 'ANY' } as const;
    return { clientId, channel, audience: await audienceOf(db, HOUSEKEEPING, { clientId, queue, now: now() }) };
  }

  /** Those that may go now, marked as in this hand. Who answered meanwhile, or got it by hand, is left out. */
  async function claimNext(sender: Sender, clients: readonly Settings[], name: string): Promise<Claimed[]> {
    if (clients.length === 0) return [];
    const { channel, perMinute, perDay } = sender;
    const [at, settingsOf] = [now(), new Map(clients.map((settings) => [settings.client_id, settings]))];
    return inTransaction(db, async (trx) => {
      const pace = await lockPace(trx, channel);
      if (pace?.held_until && pace.held_until > at) return [];
      const minute = new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
      const taken = pace?.minute?.getTime() === minute.getTime() ? pace.taken : 0;
      const today = await countSentSince(trx, channel, new Date(at.getTime() - DAY_MS));
      const limit = Math.min(AT_ONCE, perMinute - taken, perDay - today);
      if (limit <= 0) return [];
      const found = await lockDue(trx, { channel, clientIds: [...settingsOf.keys()], now: at, limit });
      const wanted: Claimed[] = [];
      for (const [key, group] of Map.groupBy(found, ({ client_id, kind }) => `${client_id} ${kind}`)) {
        const [first] = group;
        const settings = first && settingsOf.get(first.client_id);
        if (!first || !settings) throw new Error(`nobody sends for ${key}`);
        const due = await dueTo(settings, first.kind);
        const still = new Set(
          await stillDue(
            trx,
            due,
            group.map(({ guest_id }) => guest_id),
          ),
        );
        wanted.push(...group.filter(({ guest_id }) => still.has(guest_id)));
      }
      const gone = found.filter((message) => !wanted.includes(message));
      if (gone.length > 0)
        await cancel(
          trx,
          gone.map(({ id }) => id),
        );
      if (wanted.length === 0) return [];
      await claim(
        trx,
        wanted.map(({ id }) => id),
        { name, until: new Date(at.getTime() + CLAIM_MS) },
      );
      await writePace(trx, channel, { minute, taken: taken + wanted.length, held_until: null, fault: null });
      return wanted;
    });
  }

  async function sendOne(sender: Sender, claimed: Claimed, name: string): Promise<void> {
    const letter = await letterOf(db, sender, { claimed, origin, now: now() });
    const outcome: Outcome = letter ? await sender.send(letter) : { kind: 'refused', error: 'NO_ADDRESS' };
    const { channel } = sender;
    if (outcome.kind === 'held')
      await writePace(db, channel, { held_until: new Date(now().getTime() + HELD_MS), fault: outcome.error });
    if (outcome.kind === 'stopped' && letter) await addStop(db, letter.to);
    await inTransaction(db, async (trx) => {
      const at = now();
      await settle(trx, claimed.id, name, changeOf(outcome, claimed.attempts + 1, at));
      if (outcome.kind !== 'sent') return;
      const guest = await findGuestLetter(trx, claimed.guest_id);
      if (guest) await updateSent(trx, HOUSEKEEPING, { code: guest.code, kind: claimed.kind, isSent: true, at });
    });
  }

  return {
    async tick() {
      await giveUpLost(db, now());
      const tried = await Promise.all(senders.map(tickOf));
      return tried.reduce((sum, count) => sum + count, 0);
    },
  };
}

function changeOf(outcome: Outcome, attempts: number, now: Date): OutboxChange {
  switch (outcome.kind) {
    case 'sent':
      return { state: 'SENT', provider_id: outcome.providerId, sent_at: now, error: null };
    case 'later': {
      if (attempts >= MOST_ATTEMPTS) return { state: 'FAILED', error: outcome.error };
      const pause = outcome.afterMs ?? FIRST_PAUSE_MS * 4 ** (attempts - 1);
      return { state: 'QUEUED', due_at: new Date(now.getTime() + pause), error: outcome.error };
    }
    case 'held':
      return { state: 'QUEUED', due_at: new Date(now.getTime() + HELD_MS), error: outcome.error };
    case 'unsure':
      return { state: 'UNSURE', error: outcome.error, sent_at: now };
    case 'stopped':
      return { state: 'FAILED', error: 'STOPPED' };
    case 'refused':
      return { state: 'FAILED', error: outcome.error };
  }
}

/** Begun, and within the hours in which people may be written to where the couple is. */
export function isOpen({ starts_at, from_hour, until_hour, timezone }: Settings, now: Date): boolean {
  if (starts_at !== null && starts_at > now) return false;
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', hourCycle: 'h23' }).format(now),
  );
  return hour >= from_hour && hour < until_hour;
}

/** Kinds are one another's order: who is silent has been invited before. */
export const kindsOf = ({ kinds }: Pick<Settings, 'kinds'>): MessageKind[] =>
  kinds.split(',').filter((kind) => kind !== '') as MessageKind[]; // the contract has checked what is written there

import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChannelListener, EventStore, MeshChannel } from '@janur/guestbook-remote/event-store';
import type { Breach } from './breach.ts';
import { type Device, pageOf } from './device.ts';
import type { Random } from './random.ts';

/** Devices in the hall that are not the evening's, or less than they say: they come again and again until they are told to go. */
export interface Hostile {
  /** What they were told, and should not have been. */
  readonly told: () => readonly Breach[];
}

/**
 * `stranger`: proves itself with a key that it made up. `rude`: does not wait for any proof. `scanner`: truly belongs to the
 * evening and may only scan, and speaks for others.
 */
const KINDS = ['stranger', 'rude', 'scanner'] as const;
type Kind = (typeof KINDS)[number];

const COMES_MS = [100, 500] as const;
const STAYS_MS = 300;
/** What a device says to whoever is not proven. */
const TO_ANYBODY: ReadonlySet<unknown> = new Set(['hello', 'proof']);

interface Siege {
  readonly devices: readonly Device[];
  /** Whom it says came in. */
  readonly codes: readonly string[];
  readonly random: Random;
  readonly signal: AbortSignal;
}

export function sendHostile({ devices, codes, random, signal }: Siege): Hostile {
  const told: Breach[] = [];

  async function come(): Promise<void> {
    for (let visit = 0; !signal.aborted; visit += 1) {
      await pause(random.int(...COMES_MS));
      const victim = random.oneOf(devices);
      const kind = random.pick(KINDS);
      const guests = [0, 1].map(() => random.oneOf(codes) ?? '');
      const store = victim && pageOf(victim);
      if (!store || signal.aborted) continue;
      const way = visitOf(store, { kind, visit, guests, others: devices.filter((device) => device !== victim) });
      store.join(way.channel);
      await pause(STAYS_MS);
      way.leave();
      if (kind !== 'scanner')
        for (const word of way.heard.filter((said) => !TO_ANYBODY.has(said)))
          told.push({ invariant: 'mesh', what: `${victim.plan.name} said "${word}" to a ${kind} device` });
    }
  }
  void come();
  return { told: () => told };
}

interface Visit {
  readonly kind: Kind;
  readonly visit: number;
  readonly guests: readonly string[];
  readonly others: readonly Device[];
}

/** A way to a hostile device, which says the messages of the mesh by itself: it shares nothing with the product. */
function visitOf(store: EventStore, { kind, visit, guests, others }: Visit) {
  const { eventId } = store;
  const device = `hostile-${visit}`;
  const binding = `way of ${device}`;
  const isScanOnly = kind === 'scanner';
  const heard: string[] = [];
  let listener: ChannelListener | undefined;
  let isOver = false;

  const say = (message: object) => !isOver && listener?.onText(JSON.stringify(message));

  function answer(text: string): void {
    const { say: word, nonce, now }: { say: string; nonce: string; now: number } = JSON.parse(text);
    heard.push(word);
    if (word !== 'hello') return;
    say({ say: 'hello', event: eventId, device, gate: 'Gate X', nonce: `of ${device}`, isScanOnly, now });
    const key = isScanOnly ? scanKeyOf(store) : Buffer.from('a key that nobody gave').toString('base64url');
    const proven = JSON.stringify(['janur mesh 1', eventId, binding, nonce, device, isScanOnly]);
    const proof = createHmac('sha256', Buffer.from(key, 'base64url')).update(proven).digest('base64url');
    if (kind !== 'rude') say({ say: 'proof', proof });
    say({ say: 'have', ops: [] });
    const authors = [...(isScanOnly ? [] : [device]), ...others.map((other) => other.id())];
    const ops = guests.map((guest, index) => ({
      ...FORGED,
      op_id: `forged-${visit}-${index}-${eventId}`,
      event_id: eventId,
      guest,
      device_id: authors[index % authors.length],
      seq: 900_000 + visit * 10 + index,
      occurred_at: now,
    }));
    say({ say: 'ops', ops });
  }

  const channel: MeshChannel = {
    binding,
    send: (text) => void setImmediate(answer, text),
    listen: (told) => void (listener = told),
    close: leave,
  };
  function leave(): void {
    if (isOver) return;
    isOver = true;
    listener?.onEnd();
  }
  return { channel, heard, leave };
}

const FORGED = {
  type: 'CHECK_IN',
  guest_name: null,
  people: 3,
  gift: false,
  souvenir: false,
  entrusted_gifts: [],
  table: null,
  note: null,
  undone_op_id: null,
  settles: null,
  gate: 'Gate X',
  phone_number: null,
  usher: 'Nobody',
  clock_offset: 0,
  taken: null,
};

function scanKeyOf({ clientEvents, eventId }: EventStore): string {
  const keys = clientEvents.events.find(({ id }) => id === eventId)?.mesh_keys;
  if (!keys) throw new Error('the server gave no keys of the evening');
  return keys.scan;
}

import { setTimeout as pause } from 'node:timers/promises';
import type { ChannelListener, EventStore, MeshChannel } from '@janur/guestbook-remote/event-store';
import type { Breach } from './breach.ts';
import { type Device, pageOf } from './device.ts';
import { sendHostile } from './hostile.ts';
import type { Random } from './random.ts';

/** Ways between the devices of an evening, without a server. */
export interface Mesh {
  /** What was said over all ways, in messages. */
  readonly said: () => number;
  /** What a device said to one that is none of the evening's. */
  readonly leaked: () => readonly Breach[];
  /** Lays each way once more, and lets it be. */
  heal(): void;
}

/** Of the ways that are laid: those that carry one direction alone, and those that die without a word to either end. */
const HALF_OPEN = 0.15;
const SILENT_END = 0.4;
const LIVES_MS = [300, 2500] as const;
const AWAY_MS = [50, 900] as const;
const LATE_MS = [0, 40] as const;

/**
 * Each device hears the next one, so that what one end of the chain did comes to the other through all between. A way lives
 * for a while, ends or dies silently, and is laid anew; a page that was lost has no ways until then.
 */
export function layMesh(devices: readonly Device[], codes: readonly string[], random: Random): Mesh {
  let said = 0;
  const healing = new AbortController();
  const { signal } = healing;
  const pairs = devices.slice(1).map((other, index) => ({ one: devices[index] ?? other, other }));

  async function keepLaying({ one, other }: (typeof pairs)[number], own: Random): Promise<void> {
    while (!signal.aborted) {
      await pause(own.int(...AWAY_MS));
      const wire = layWire(own, () => (said += 1));
      if (!signal.aborted) wire.join(pageOf(one), pageOf(other));
      await pause(own.int(...LIVES_MS), undefined, { signal }).catch(() => undefined);
      if (own.chance(SILENT_END)) wire.fallSilent();
      else wire.end();
    }
    layWire(own, () => (said += 1), { isWhole: true }).join(pageOf(one), pageOf(other));
  }
  for (const [index, pair] of pairs.entries()) void keepLaying(pair, random.fork(index));

  const hostile = sendHostile({ devices, codes, random: random.fork('hostile'), signal });

  return { said: () => said, leaked: hostile.told, heal: () => healing.abort() };
}

interface Said {
  readonly after: Promise<unknown>;
  /** In ms. */
  readonly late: number;
  readonly from: 0 | 1;
  readonly text: string;
}

function layWire(random: Random, onSaid: () => void, { isWhole } = { isWhole: false }) {
  const listeners: (ChannelListener | undefined)[] = [];
  const early: [string[], string[]] = [[], []];
  const dumb = !isWhole && random.chance(HALF_OPEN) ? random.int(0, 1) : undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isSilent = false;
  let isOver = false;

  function end(): void {
    if (isOver) return;
    isOver = true;
    for (const listener of listeners) listener?.onEnd();
  }

  async function deliver({ after, late, from, text }: Said): Promise<void> {
    await after;
    await pause(late);
    if (isSilent || isOver || from === dumb) return;
    const to = from === 0 ? 1 : 0;
    const listener = listeners[to];
    if (listener) listener.onText(text);
    else early[to].push(text);
  }

  const channel = (at: 0 | 1): MeshChannel => {
    return {
      binding: 'in this process',
      send(text) {
        onSaid();
        last = deliver({ after: last, late: random.int(...LATE_MS), from: at, text });
      },
      listen(listener) {
        listeners[at] = listener;
        for (const text of early[at].splice(0)) listener.onText(text);
      },
      close: end,
    };
  };
  return {
    end,
    fallSilent: () => void (isSilent = true),
    join(one: EventStore | undefined, other: EventStore | undefined): void {
      if (!one || !other) return;
      one.join(channel(0));
      other.join(channel(1));
    },
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import type { ChannelListener, EventStore, MeshChannel } from '@janur/guestbook-remote/event-store';
import type { Device } from './device.ts';
import type { Random } from './random.ts';

/** Ways between the devices of an evening, without a server. */
export interface Mesh {
  /** What was said over all ways, in messages. */
  readonly said: () => number;
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
export function layMesh(devices: readonly Device[], random: Random): Mesh {
  let said = 0;
  let isHealed = false;
  const pairs = devices.slice(1).map((other, index) => ({ one: devices[index] ?? other, other }));

  async function keepLaying({ one, other }: (typeof pairs)[number], own: Random): Promise<void> {
    while (!isHealed) {
      await pause(own.int(...AWAY_MS));
      const wire = layWire(own, () => (said += 1));
      if (!isHealed) wire.join(pageOf(one), pageOf(other));
      const until = Date.now() + own.int(...LIVES_MS);
      while (!isHealed && Date.now() < until) await pause(20);
      if (own.chance(SILENT_END)) wire.fallSilent();
      else wire.end();
    }
    layWire(own, () => (said += 1), { isWhole: true }).join(pageOf(one), pageOf(other));
  }
  for (const [index, pair] of pairs.entries()) void keepLaying(pair, random.fork(index));

  return { said: () => said, heal: () => void (isHealed = true) };
}

function pageOf(device: Device): EventStore | undefined {
  try {
    return device.store();
  } catch {
    return undefined;
  }
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

  const channel = (at: 0 | 1): MeshChannel => {
    const other = at === 0 ? 1 : 0;
    return {
      binding: 'in this process',
      send(text) {
        onSaid();
        const late = random.int(...LATE_MS);
        last = last.then(async () => {
          await pause(late);
          if (isSilent || isOver || at === dumb) return;
          const listener = listeners[other];
          if (listener) listener.onText(text);
          else early[other].push(text);
        });
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

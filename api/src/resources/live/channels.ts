import type { Changes } from '../../lib/changes.ts';
import type { Database } from '../../db/connection.ts';
import type { ClientScope } from '../../access/access.ts';
import { createFeed, type News } from './feed.ts';
import type { Visibility } from './pack.ts';
import { createChangePoller } from './change-poller.ts';
import type { EventKey } from './change-queries.ts';

/** Whatever was not announced is found by then. */
const LOOK_EVERY_MS = 5000;

/** Who listens to an event. */
export interface Listener {
  readonly tell: (news: News) => void;
  /** The channel is broken: nothing more comes. */
  readonly onFault: (error: unknown) => void;
}

/** What happens at an event is read once for all in this process who listen to it in the same way. */
export interface Channels {
  /** Returns how to stop. */
  join(scope: ClientScope, to: { event: EventKey; visibility: Visibility }, listener: Listener): () => void;
}

interface Channel {
  readonly listeners: Set<Listener>;
  close(): void;
}

export function createChannels(
  db: Database,
  { changes, onFault }: { changes: Changes; onFault: (error: unknown) => void },
): Channels {
  const channels = new Map<string, Channel>();
  const poller = createChangePoller(db, { changes, onFault });

  return {
    join(scope, { event, visibility }, listener) {
      const name = `${event.id} ${visibility.of}`;
      // whoever may listen to an event sees the same rows of it: the first one's scope is everybody's
      const channel = channels.get(name) ?? open(name, scope, { event, visibility });
      channel.listeners.add(listener);
      return () => {
        channel.listeners.delete(listener);
        if (channel.listeners.size > 0) return;
        channel.close();
      };
    },
  };

  function open(
    name: string,
    scope: ClientScope,
    { event, visibility }: { event: EventKey; visibility: Visibility },
  ): Channel {
    const read = createFeed(db, scope, { event, since: undefined, visibility });
    const listeners = new Set<Listener>();
    let work: Promise<void> | undefined;
    let isStale = false;
    let isOver = false;
    const timer = setInterval(look, LOOK_EVERY_MS);
    const stops = [changes.watch(event.client_id, look), poller.watch(event)];
    const channel = { listeners, close };
    channels.set(name, channel);
    look();
    return channel;

    /** One read at a time; what changes while it runs is read after it. */
    function look(): void {
      if (isOver) return;
      isStale = true;
      work ??= catchUp()
        .catch((error: unknown) => {
          if (isOver) return;
          close();
          for (const listener of listeners) listener.onFault(error);
        })
        .finally(() => (work = undefined));
    }

    async function catchUp(): Promise<void> {
      while (isStale) {
        isStale = false;
        const news = await read();
        if (news.messages.length > 0) for (const listener of listeners) listener.tell(news);
      }
    }

    function close(): void {
      if (isOver) return;
      isOver = true;
      isStale = false;
      clearInterval(timer);
      for (const stop of stops) stop();
      if (channels.get(name) === channel) channels.delete(name);
    }
  }
}

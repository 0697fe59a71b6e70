import { EventEmitter } from 'node:events';
import { randomUUID } from 'node:crypto';
import type { Redis } from '../budgets/redis.ts';

/**
 * Tells whoever watches a client that something of it was written, after it was committed. It says that, not what: watchers
 * read the change from the database, so a word that is lost between processes costs seconds, not data.
 */
export interface Changes {
  /** `undefined`: of which client is not known. */
  announce(clientId: number | undefined): void;
  /** Returns how to stop watching. */
  watch(clientId: number, onChange: () => void): () => void;
  close(): void;
}

const ALL = 'all';
const CHANNEL = 'janur:changes';

/**
 * Within one process, and with a Redis among all of them. What no word comes of is found by the change poller of
 * `resources/live`.
 */
export function createChanges(redis?: Redis): Changes {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const others = redis && overRedis(redis, (name) => void emitter.emit(name));
  return {
    announce(clientId) {
      const name = clientId === undefined ? ALL : String(clientId);
      emitter.emit(name);
      others?.tell(name);
    },
    watch(clientId, onChange) {
      const names = [ALL, String(clientId)];
      for (const name of names) emitter.on(name, onChange);
      return () => {
        for (const name of names) emitter.off(name, onChange);
      };
    },
    close: () => others?.close(),
  };
}

function overRedis(redis: Redis, onWord: (name: string) => void) {
  const own = randomUUID();
  // a connection that listens can do nothing else
  const ear = redis.duplicate();
  const hear = (text: string) => {
    const [from, name = ALL] = text.split(' ');
    if (from !== own) onWord(name);
  };
  // that it is away is said once, by the connection that counts
  ear.on('error', () => undefined);
  ear.on('ready', () => {
    ear.subscribe(CHANNEL, hear).catch(() => undefined);
    // nobody knows what was said meanwhile
    onWord(ALL);
  });
  ear.connect().catch(() => undefined);
  return {
    tell: (name: string) => void redis.publish(CHANNEL, `${own} ${name}`).catch(() => undefined),
    close: () => ear.destroy(),
  };
}

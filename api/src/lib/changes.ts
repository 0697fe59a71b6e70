import { EventEmitter } from 'node:events';

/**
 * Tells whoever watches a client that something of it was written, after it was committed. It says that, not what: watchers
 * read the change from the database, so a word that is lost between processes costs seconds, not data.
 */
export interface Changes {
  /** `undefined`: of which client is not known. */
  announce(clientId: number | undefined): void;
  /** Returns how to stop watching. */
  watch(clientId: number, onChange: () => void): () => void;
}

const ALL = 'all';

/** Within one process; what others write is found by the change poller of `resources/live`. */
export function createChanges(): Changes {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    announce: (clientId) => void emitter.emit(clientId === undefined ? ALL : String(clientId)),
    watch(clientId, onChange) {
      const names = [ALL, String(clientId)];
      for (const name of names) emitter.on(name, onChange);
      return () => {
        for (const name of names) emitter.off(name, onChange);
      };
    },
  };
}

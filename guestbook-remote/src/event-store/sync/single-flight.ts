import { ApiError, NetworkError } from '@janur/data/errors';
import { StorageTrouble } from '../database.ts';
import type { StoreServices } from '../event-store.ts';

/** What became of an exchange with the server. */
export type SyncResult = 'answered' | 'silent' | 'troubled' | 'logged-out';

export interface SingleFlightOptions {
  readonly services: Pick<StoreServices, 'alone'>;
  /** Sends what is queued and fetches what changed. */
  readonly work: (signal: AbortSignal) => Promise<void>;
  readonly onStart: () => void;
  readonly onEnd: (result: SyncResult) => void | Promise<void>;
  readonly onStorageTrouble: (trouble: StorageTrouble) => void;
}

export type SingleFlight = ReturnType<typeof createSingleFlight>;

const LOCK = 'janur-door';

/** One exchange at a time, on this page and by `alone` on this device. */
export function createSingleFlight({ services, work, onStart, onEnd, onStorageTrouble }: SingleFlightOptions) {
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let failures = { count: 0, wait: 0 };

  /** An exchange that begins after the call; calls that come meanwhile share it. */
  function sync(): Promise<void> {
    if (closing.signal.aborted) return Promise.resolve();
    if (!running) return (running = runOnce().finally(() => (running = undefined)));
    next ??= running
      .catch(() => undefined) // whoever asked for that one hears of it
      .then(() => {
        next = undefined;
        return sync();
      });
    return next;
  }

  async function runOnce(): Promise<void> {
    onStart();
    const run = () => work(closing.signal);
    try {
      await (services.alone ? services.alone(LOCK, run) : run());
      failures = { count: 0, wait: 0 };
      await onEnd('answered');
    } catch (error) {
      if (closing.signal.aborted) return;
      failures = { count: failures.count + 1, wait: waitOf(error) };
      if (error instanceof StorageTrouble) onStorageTrouble(error);
      const result = resultOf(error);
      await onEnd(result ?? 'troubled');
      if (result === undefined) throw error;
    }
  }

  return {
    sync,
    /** How often in a row no answer came, and how long the server wants to be left alone, in ms. */
    failures: () => failures,
    forgiveFailures(): void {
      failures = { count: 0, wait: 0 };
    },
    isOpen: () => !closing.signal.aborted,
    async close(): Promise<void> {
      closing.abort();
      await running?.catch(() => undefined); // an exchange that is cut short has nothing to say
    },
  };
}

const SILENT = new Set([502, 503, 504]);

/** Undefined for what is no answer of the world but a fault of ours. */
function resultOf(error: unknown): SyncResult | undefined {
  if (error instanceof NetworkError) return 'silent';
  if (error instanceof StorageTrouble) return 'troubled';
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 401) return 'logged-out';
  return SILENT.has(error.status) ? 'silent' : 'troubled';
}

const waitOf = (error: unknown): number => (error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0);

import { ApiError, NetworkError } from '@janur/data/errors';
import { StorageTrouble } from '../database.ts';
import type { StoreServices } from '../services.ts';

const POLL_MS = 5000;
/** While changes come by themselves this only makes sure. */
const LIVE_POLL_MS = 15_000;
const FIRST_RETRY_MS = 1000;
/** Whoever is back must be up to date within ten seconds. */
const LAST_RETRY_MS = 5000;

export interface SchedulerOptions {
  readonly services: Pick<StoreServices, 'openStream' | 'network'>;
  readonly singleFlight: Pick<SingleFlight, 'sync' | 'failures' | 'isOpen' | 'forgiveFailures'>;
  readonly eventId: number;
  /** Whether something is only here: the server answered, and could not judge it yet. */
  readonly hasUnsent: () => boolean;
  /** Whether calls may go out: nobody is logged out, the event is not over. */
  readonly maySync: () => boolean;
  readonly onLive: (isLive: boolean) => void;
  readonly onNetwork: (isOnline: boolean) => void;
}
/** Keeps the device and the server together: at once when something happens, every few seconds otherwise. */
export function createScheduler({
  services,
  singleFlight,
  eventId,
  hasUnsent,
  maySync,
  onLive,
  onNetwork,
}: SchedulerOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closeStream: (() => void) | undefined;
  let isLive = false;
  let isStarted = false;
  let unwatch: (() => void) | undefined;

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (!isStarted || !maySync()) return;
    try {
      await singleFlight.sync();
    } finally {
      if (isStarted && singleFlight.isOpen()) {
        if (singleFlight.failures().count === 0) listen();
        // a stream may seem open long after the network has gone
        else stopListening();
        schedule();
      }
    }
  }

  function schedule(): void {
    clearTimeout(timer);
    if (maySync()) timer = setTimeout(() => void run(), delay());
    else stopListening();
  }

  function delay(): number {
    const { count, wait } = singleFlight.failures();
    if (count === 0 && !hasUnsent()) return isLive ? LIVE_POLL_MS : POLL_MS;
    const longest = Math.min(LAST_RETRY_MS, count === 0 ? Infinity : FIRST_RETRY_MS * 2 ** (count - 1));
    // not all devices of a hall at the same moment
    return Math.max(wait, longest * (0.5 + Math.random() / 2));
  }

  function listen(): void {
    if (closeStream || !services.openStream || !maySync()) return;
    closeStream = services.openStream(eventId, {
      onOpen() {
        isLive = true;
        onLive(true);
        // what happened before it opened is not in it
        void run();
      },
      onChange: () => void run(),
      onEnd: stopListening,
    });
  }

  function stopListening(): void {
    closeStream?.();
    closeStream = undefined;
    if (!isLive) return;
    isLive = false;
    onLive(false);
    if (isStarted && maySync()) schedule();
  }

  function onNetworkChange(): void {
    const isOnline = services.network?.isOnline() ?? true;
    onNetwork(isOnline);
    if (!isOnline) stopListening();
    singleFlight.forgiveFailures();
    void run();
  }

  return {
    start(): void {
      if (isStarted) return;
      isStarted = true;
      unwatch = services.network?.onChange(onNetworkChange);
      void run();
    },
    /** Something is to be sent: now. */
    wake: () => void run(),
    stop(): void {
      isStarted = false;
      clearTimeout(timer);
      unwatch?.();
      stopListening();
    },
  };
}

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

/** Runs what speaks with the server for this device, or must not run beside that. */
export function inTurn<T>({ alone }: Pick<StoreServices, 'alone'>, work: () => Promise<T>): Promise<T> {
  return alone ? alone(LOCK, work) : work();
}

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
      await inTurn(services, run);
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

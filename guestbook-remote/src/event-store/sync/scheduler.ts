import type { StoreServices } from '../event-store.ts';
import type { SingleFlight } from './single-flight.ts';

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

import type { DoorServices } from './door.ts';
import type { Engine } from './engine.ts';

const POLL_MS = 5000;
/** While changes come by themselves this only makes sure. */
const LIVE_POLL_MS = 15_000;
const FIRST_RETRY_MS = 1000;
/** Whoever is back must be up to date within ten seconds. */
const LAST_RETRY_MS = 5000;

export interface Flight {
  readonly services: Pick<DoorServices, 'openStream' | 'network'>;
  readonly engine: Pick<Engine, 'sync' | 'failures' | 'isOpen' | 'forgiveFailures'>;
  readonly eventId: number;
  /** Whether something is only here: the server answered, and could not judge it yet. */
  readonly hasUnsent: () => boolean;
  /** Whether calls may go out: nobody is logged out, the event is not over. */
  readonly mayFly: () => boolean;
  readonly onLive: (isLive: boolean) => void;
  readonly onNetwork: (isOnline: boolean) => void;
}
export interface Autopilot {
  readonly start: () => void;
  /** Something is to be sent: now. */
  readonly wake: () => void;
  readonly stop: () => void;
}

/** Keeps the device and the server together: at once when something happens, every few seconds otherwise. */
export function createAutopilot({
  services,
  engine,
  eventId,
  hasUnsent,
  mayFly,
  onLive,
  onNetwork,
}: Flight): Autopilot {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closeStream: (() => void) | undefined;
  let isLive = false;
  let isFlying = false;
  let unwatch: (() => void) | undefined;

  async function fly(): Promise<void> {
    clearTimeout(timer);
    if (!isFlying || !mayFly()) return;
    try {
      await engine.sync();
    } finally {
      if (isFlying && engine.isOpen()) {
        if (engine.failures().count === 0) listen();
        // a stream may seem open long after the network has gone
        else hush();
        plan();
      }
    }
  }

  function plan(): void {
    clearTimeout(timer);
    if (mayFly()) timer = setTimeout(() => void fly(), pause());
    else hush();
  }

  function pause(): number {
    const { count, wait } = engine.failures();
    if (count === 0 && !hasUnsent()) return isLive ? LIVE_POLL_MS : POLL_MS;
    const longest = Math.min(LAST_RETRY_MS, count === 0 ? Infinity : FIRST_RETRY_MS * 2 ** (count - 1));
    // not all devices of a hall at the same moment
    return Math.max(wait, longest * (0.5 + Math.random() / 2));
  }

  function listen(): void {
    if (closeStream || !services.openStream || !mayFly()) return;
    closeStream = services.openStream(eventId, {
      onOpen() {
        isLive = true;
        onLive(true);
        // what happened before it opened is not in it
        void fly();
      },
      onChange: () => void fly(),
      onEnd: hush,
    });
  }

  function hush(): void {
    closeStream?.();
    closeStream = undefined;
    if (!isLive) return;
    isLive = false;
    onLive(false);
    if (isFlying && mayFly()) plan();
  }

  function onNetworkChange(): void {
    const isOnline = services.network?.isOnline() ?? true;
    onNetwork(isOnline);
    if (!isOnline) hush();
    engine.forgiveFailures();
    void fly();
  }

  return {
    start() {
      if (isFlying) return;
      isFlying = true;
      unwatch = services.network?.onChange(onNetworkChange);
      void fly();
    },
    wake: () => void fly(),
    stop() {
      isFlying = false;
      clearTimeout(timer);
      unwatch?.();
      hush();
    },
  };
}

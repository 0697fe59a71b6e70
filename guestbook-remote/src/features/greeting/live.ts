import type { LiveMessage } from '@janur/contracts';
import { routes } from '@janur/data';

type Listeners = { [Name in LiveMessage['event']]?: (data: Extract<LiveMessage, { event: Name }>['data']) => void };

interface Following {
  eventId: number;
  on: Listeners;
  /** The stream is there, for the first time or again. */
  onOpen: () => void;
  onLost: () => void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 20_000;

/**
 * Follows what happens at an event for as long as the page is open: a stream that breaks is opened again, by itself, where
 * it left off. Gives the way to stop.
 */
export function followEvent({ eventId, on, onOpen, onLost }: Following): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  let last: string | undefined;
  let isOver = false;

  function open() {
    if (isOver) return;
    close();
    const opened = new EventSource(addressOf(eventId, last));
    source = opened;
    opened.addEventListener('open', () => {
      wait = FIRST_WAIT_MS;
      onOpen();
    });
    for (const [name, listener] of Object.entries(on))
      opened.addEventListener(name, (message: MessageEvent<string>) => {
        last = message.lastEventId || last;
        // the server checks each message against the contract of its name
        (listener as (data: unknown) => void)(JSON.parse(message.data));
      });
    // the browser's own retry stops for good at the first answer that is no stream, such as a 502
    opened.addEventListener('error', () => {
      close();
      onLost();
      timer = setTimeout(open, wait);
      wait = Math.min(LONGEST_WAIT_MS, wait * 2);
    });
  }

  function close() {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  window.addEventListener('online', open);
  open();
  return () => {
    isOver = true;
    window.removeEventListener('online', open);
    close();
  };
}

function addressOf(eventId: number, since: string | undefined): string {
  const path = `/api${routes.streamEvent.path.replace(':eventId', String(eventId))}`;
  return since ? `${path}?since=${encodeURIComponent(since)}` : path;
}

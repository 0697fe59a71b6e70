import { PassThrough, type Readable } from 'node:stream';
import type { News } from './feed.ts';

const HEARTBEAT_MS = 15_000;
/** How long somebody may go on listening whose session was ended. */
const CHECK_EVERY_MS = 2000;
/** Then the reader comes again, with a log-in that is checked again. */
const LIFE_MS = 10 * 60_000;
const RECONNECT_AFTER_MS = 2000;
/** Who does not read is let go. */
const MOST_UNREAD_BYTES = 1_048_576;

export interface Stream {
  readonly body: Readable;
  tell(news: News): void;
  end(): void;
}

export interface StreamOptions {
  /** Rejects when the reader may no longer listen. */
  readonly mayListen: () => Promise<unknown>;
  readonly onEnd: () => void;
}

/** An open stream of server-sent events. */
export function openStream({ mayListen, onEnd }: StreamOptions): Stream {
  const body = new PassThrough();
  let isOver = false;
  const timers = [
    setInterval(() => body.write(': \n\n'), HEARTBEAT_MS),
    setInterval(() => void mayListen().catch(end), CHECK_EVERY_MS),
    setTimeout(end, LIFE_MS * (0.9 + Math.random() * 0.2)),
  ];
  body.once('close', end);
  body.write(`retry: ${RECONNECT_AFTER_MS}\n\n`);
  return { body, tell, end };

  function tell({ messages, until }: News): void {
    if (isOver || messages.length === 0) return;
    const id = until.toISOString();
    body.write(
      messages.map(({ event, data }) => `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
    );
    if (body.readableLength + body.writableLength > MOST_UNREAD_BYTES) end();
  }

  function end(): void {
    if (isOver) return;
    isOver = true;
    for (const timer of timers) clearInterval(timer);
    body.end();
    onEnd();
  }
}

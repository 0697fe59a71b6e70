import { PassThrough, type Readable } from 'node:stream';
import type { News } from './feed.ts';

/** Also how late a change of another process is told. */
const LOOK_EVERY_MS = 5000;
const HEARTBEAT_MS = 15_000;
/** Then the reader comes again, with a log-in that is checked again. */
const LIFE_MS = 10 * 60_000;
const RECONNECT_AFTER_MS = 2000;
/** Who does not read is let go. */
const MOST_UNREAD_BYTES = 1_048_576;

export interface Stream {
  readonly body: Readable;
  /** Something has changed. */
  look(): void;
  end(): void;
}

export interface StreamOptions {
  readonly read: () => Promise<News>;
  readonly first: News;
  /** Whether it stays open after what is there already. */
  readonly isFollowed: boolean;
  readonly onFault: (error: unknown) => void;
  readonly onEnd: () => void;
}

/** An open stream of server-sent events. */
export function openStream({ read, first, isFollowed, onFault, onEnd }: StreamOptions): Stream {
  const body = new PassThrough();
  let work: Promise<void> | undefined;
  let isStale = false;
  let isOver = false;

  const timers = isFollowed
    ? [
        setInterval(look, LOOK_EVERY_MS),
        setInterval(() => body.write(': \n\n'), HEARTBEAT_MS),
        setTimeout(end, LIFE_MS * (0.9 + Math.random() * 0.2)),
      ]
    : [];
  body.once('close', end);
  body.write(`retry: ${RECONNECT_AFTER_MS}\n\n`);
  tell(first);
  // the caller must have the stream before it can hear that it is over
  if (!isFollowed) setImmediate(end);
  return { body, look, end };

  /** One read at a time; what changes while it runs is read after it. */
  function look(): void {
    if (isOver) return;
    isStale = true;
    work ??= catchUp()
      .catch((error: unknown) => {
        if (isOver) return;
        onFault(error);
        end();
      })
      .finally(() => (work = undefined));
  }

  async function catchUp(): Promise<void> {
    while (isStale) {
      isStale = false;
      tell(await read());
    }
  }

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
    isStale = false;
    for (const timer of timers) clearInterval(timer);
    body.end();
    onEnd();
  }
}

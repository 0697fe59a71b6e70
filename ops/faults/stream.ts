import { routes } from '@janur/data';
import type { StreamListener } from '@janur/guestbook-remote/event-store';

/** A browser's EventSource, as far as the door uses one. */
export function openStreamAt(origin: string) {
  return (eventId: number, { onOpen, onChange, onEnd }: StreamListener): (() => void) => {
    const over = new AbortController();
    void read()
      .catch(() => undefined) // whatever ended it, it is over
      .finally(() => {
        if (!over.signal.aborted) onEnd();
      });
    return () => over.abort();

    async function read(): Promise<void> {
      const url = `${origin}/api${routes.streamEvent.path.replace(':eventId', String(eventId))}`;
      const response = await fetch(url, { signal: over.signal, headers: { accept: 'text/event-stream' } });
      if (!response.ok || !response.headers.get('content-type')?.startsWith('text/event-stream')) return;
      onOpen();
      const words = new TextDecoder();
      for await (const piece of response.body ?? []) {
        if (/^event: (?:guest|reset)$/m.test(words.decode(piece, { stream: true }))) onChange();
      }
    }
  };
}

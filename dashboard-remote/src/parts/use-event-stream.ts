import type { LiveMessage } from '@janur/contracts';
import { routes } from '@janur/data';
import { useEffect, useEffectEvent, useState } from 'react';

export type LiveState = 'connecting' | 'live';

/** However fast guests answer, a screen is not asked anew more often. */
const PAUSE_MS = 700;

/**
 * Follows an event as it happens (decisions §7). `onNews` is told which kinds of things happened, those of a moment at once;
 * after a break too, because nobody knows what was missed. The browser itself comes back after a lost connection.
 */
export function useEventStream(
  eventId: number | undefined,
  onNews: (kinds: ReadonlySet<LiveMessage['event']>) => void,
): LiveState {
  const [state, setState] = useState<LiveState>('connecting');
  const tell = useEffectEvent(onNews);

  useEffect(() => {
    if (eventId === undefined || typeof EventSource === 'undefined') return undefined;
    const source = new EventSource(`/api${routes.streamEvent.path.replace(':eventId', String(eventId))}`);
    let kinds = new Set<LiveMessage['event']>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasOpen = false;
    const hear = (kind: LiveMessage['event']) => {
      kinds.add(kind);
      timer ??= setTimeout(() => {
        timer = undefined;
        const heard = kinds;
        kinds = new Set();
        tell(heard);
      }, PAUSE_MS);
    };
    source.addEventListener('open', () => {
      setState('live');
      if (wasOpen) hear('reset');
      wasOpen = true;
    });
    source.addEventListener('error', () => setState('connecting'));
    for (const kind of KINDS) source.addEventListener(kind, () => hear(kind));
    return () => {
      clearTimeout(timer);
      source.close();
      setState('connecting');
    };
  }, [eventId]);

  return state;
}

const KINDS = ['guest', 'rsvp', 'wish', 'reset'] as const satisfies readonly LiveMessage['event'][];

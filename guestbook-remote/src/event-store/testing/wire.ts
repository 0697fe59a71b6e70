import type { ChannelListener, MeshChannel } from '../mesh/channel.ts';

/** Two ends of a way between devices, in memory: in order, a moment later, and cut as long as `isCut`. */
export interface Wire {
  readonly ends: readonly [MeshChannel, MeshChannel];
  /** What was said is lost, and nobody is told: a phone that went out of the hall. */
  isCut: boolean;
  /** Everything that was said, for who listens in. */
  readonly said: string[];
  /** Says something to one end as if the other had. */
  readonly forge: (to: 0 | 1, text: string) => void;
}

export function aWire(binding = 'wire'): Wire {
  const listeners: (ChannelListener | undefined)[] = [undefined, undefined];
  const early: [string[], string[]] = [[], []];
  const said: string[] = [];
  let isOver = false;

  const deliver = (to: 0 | 1, text: string) => {
    const listener = listeners[to];
    if (listener) listener.onText(text);
    else early[to].push(text);
  };
  const end = (at: 0 | 1): MeshChannel => {
    const other = at === 0 ? 1 : 0;
    return {
      binding,
      send(text) {
        said.push(text);
        queueMicrotask(() => !wire.isCut && !isOver && deliver(other, text));
      },
      listen(listener) {
        listeners[at] = listener;
        for (const text of early[at].splice(0)) queueMicrotask(() => deliver(at, text));
      },
      close() {
        if (isOver) return;
        isOver = true;
        for (const listener of listeners) listener?.onEnd();
      },
    };
  };
  const wire: Wire = { ends: [end(0), end(1)], isCut: false, said, forge: deliver };
  return wire;
}

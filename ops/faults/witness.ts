import type { EventStore } from '@janur/guestbook-remote/event-store';

/** Looks at the guests of one device at every change, as an usher would (I10). */
export interface Witness {
  look(store: EventStore): void;
  alsoKnows(key: string): void;
  /** Each time a guest who was in was out: the guest's key and when, in ms since 1970. */
  readonly wentOut: readonly { readonly key: string; readonly at: number }[];
}

export function createWitness(codes: readonly string[]): Witness {
  const known = new Set(codes);
  const inside = new Set<string>();
  const wentOut: { key: string; at: number }[] = [];
  return {
    wentOut,
    alsoKnows: (key) => void known.add(key),
    look(store) {
      for (const key of known) {
        if (store.guest(key)?.is_checked_in) inside.add(key);
        else if (inside.delete(key)) wentOut.push({ key, at: Date.now() });
      }
    },
  };
}

/** Keeps values by key, asks again for one that is older than `freshForMs`, and asks once for callers that come together. */
export interface FreshCache<V> {
  get(key: string): Promise<V>;
  /** What is fresh and there already; undefined where it would have to be waited for. */
  peek(key: string): V | undefined;
  forget(key: string): void;
}

interface Entry<V> {
  value: Promise<V>;
  at: number;
  known?: V;
}

export function freshCache<V>({
  load,
  freshForMs,
  maxEntries,
}: {
  load: (key: string) => Promise<V>;
  freshForMs: number;
  maxEntries: number;
}): FreshCache<V> {
  const entries = new Map<string, Entry<V>>();

  function ask(key: string): Promise<V> {
    const entry: Entry<V> = { value: load(key), at: Date.now() };
    // A failure is told to who waits for it and then forgotten: the next caller asks again.
    entry.value.then(
      (value) => (entry.known = value),
      () => entries.get(key) === entry && entries.delete(key),
    );
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    return entry.value;
  }

  return {
    get(key) {
      const entry = entries.get(key);
      return entry && Date.now() - entry.at < freshForMs ? entry.value : ask(key);
    },
    peek(key) {
      const entry = entries.get(key);
      return entry && Date.now() - entry.at < freshForMs ? entry.known : undefined;
    },
    forget: (key) => void entries.delete(key),
  };
}

import { useEffect, useState } from 'react';
import { useEventState, useEventStore } from '../check-in/open-event.tsx';
import type { AttentionItem } from '../event-store/event-store.ts';

const SHOWN_MS = 20_000;

/** What turned out otherwise a moment ago, such as the same guest at two gates; nothing once it was undone or settled. */
export function useNews(): AttentionItem | undefined {
  const store = useEventStore();
  const [told, setTold] = useState<AttentionItem>();
  useEventState((state) => state.revision);
  useEffect(() => store.onNews((news) => news.type === 'attention' && setTold(news.item)), [store]);
  useEffect(() => {
    if (!told) return undefined;
    const timer = setTimeout(() => setTold(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return told && store.attention().find(({ id }) => id === told.id);
}

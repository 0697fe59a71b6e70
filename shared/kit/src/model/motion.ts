import { useSyncExternalStore } from 'react';
import { useInvitation } from './invitation.tsx';

const QUERY = '(prefers-reduced-motion: reduce)';

/** True when nothing may move: the couple turned `animation` off, or the guest's device asks for it. */
export function useStillness(): boolean {
  const { client } = useInvitation();
  const isAsked = useSyncExternalStore(follow, () => window.matchMedia?.(QUERY).matches ?? false);
  return client.option.animation === false || isAsked;
}

function follow(notify: () => void) {
  const query = window.matchMedia?.(QUERY);
  query?.addEventListener?.('change', notify);
  return () => query?.removeEventListener?.('change', notify);
}

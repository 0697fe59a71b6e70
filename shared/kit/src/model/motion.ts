import { useSyncExternalStore } from 'react';
import { useQuiet } from '../quiet/use-quiet.ts';
import { useInvitation } from './invitation.tsx';

const QUERY = '(prefers-reduced-motion: reduce)';

/** True when nothing may move: the couple turned `animation` off, the guest's device asks for it, or the guest wants it quiet. */
export function useStillness(): boolean {
  const { client } = useInvitation();
  const isAsked = useSyncExternalStore(follow, isAskedFor);
  const isQuiet = useQuiet();
  return client.option.animation === false || isAsked || isQuiet;
}

const isAskedFor = (): boolean => window.matchMedia?.(QUERY).matches ?? false;

function follow(notify: () => void) {
  const query = window.matchMedia?.(QUERY);
  query?.addEventListener?.('change', notify);
  return () => query?.removeEventListener?.('change', notify);
}

import { useSyncExternalStore } from 'react';
import { deviceFlag } from '../stores/device-flag.ts';
import { useMusic } from '../stores/music.ts';
import { QUIET_ATTRIBUTE, QUIET_KEY, QUIET_PARAMETER } from './quiet.ts';

const kept = deviceFlag(QUIET_KEY);
const hearers = new Set<() => void>();

/** What the document says now. */
export const isQuiet = (): boolean => document.documentElement.hasAttribute(QUIET_ATTRIBUTE);

/** Whether the page is to be quiet. While React takes the printed opening over it is told what was printed: that it is not. */
export const useQuiet = (): boolean => useSyncExternalStore(follow, isQuiet, () => false);

function follow(hear: () => void) {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** The guest's choice: for this page at once, and for each invitation that this device opens. */
export function setQuiet(isWanted: boolean): void {
  document.documentElement.toggleAttribute(QUIET_ATTRIBUTE, isWanted);
  kept.set(isWanted);
  if (isWanted) useMusic.getState().stop();
  else dropFromAddress();
  for (const hear of hearers) hear();
}

/** A page that is loaded anew would be quiet again. */
function dropFromAddress(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(QUIET_PARAMETER)) return;
  address.searchParams.delete(QUIET_PARAMETER);
  history.replaceState(history.state, '', address);
}

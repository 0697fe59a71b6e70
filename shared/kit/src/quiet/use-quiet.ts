import { useSyncExternalStore } from 'react';
import { useMusic } from '../stores/music.ts';
import { QUIET_ATTRIBUTE, QUIET_KEY, QUIET_PARAMETER } from './quiet.ts';

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
  remember(isWanted);
  if (isWanted) useMusic.getState().stop();
  else dropFromAddress();
  for (const hear of hearers) hear();
}

function remember(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(QUIET_KEY, '1');
    else localStorage.removeItem(QUIET_KEY);
  } catch {
    // a browser that keeps nothing keeps the choice as long as the page
  }
}

/** A page that is loaded anew would be quiet again. */
function dropFromAddress(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(QUIET_PARAMETER)) return;
  address.searchParams.delete(QUIET_PARAMETER);
  history.replaceState(history.state, '', address);
}

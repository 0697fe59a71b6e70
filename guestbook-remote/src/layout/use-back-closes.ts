import { useEffect } from 'react';
import { NavigationType, useBlocker, useLocation, useNavigate } from 'react-router';

/** Android's Back takes the verdict off the screen and stays on the page, also where the app was opened on this page. */
export function useBackCloses(isOpen: boolean, close: () => void) {
  const navigate = useNavigate();
  const location = useLocation();
  const blocker = useBlocker(({ historyAction }) => isOpen && historyAction === NavigationType.Pop);
  // while it holds somebody back, the router is on its way to the entry that was left
  const isFirst = isOpen && blocker.state === 'unblocked' && isFirstEntry(window.history.state);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    close();
    blocker.reset();
  }, [blocker, close]);

  // before the first page there is nothing to go back to but another app
  useEffect(() => {
    if (isFirst) void navigate(location);
  }, [isFirst, navigate, location]);
}

/** As the router numbers its entries. */
const isFirstEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0;

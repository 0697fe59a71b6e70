import { useEffect, useRef } from 'react';

/** Calls once when somebody comes back to this tab after `leave()` was called and the tab was really left. */
export function useReturn(onReturn: () => void): { leave: () => void } {
  const state = useRef<'here' | 'leaving' | 'away'>('here');
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden' && state.current === 'leaving') state.current = 'away';
      if (document.visibilityState !== 'visible' || state.current !== 'away') return;
      state.current = 'here';
      latest.current();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return { leave: () => (state.current = 'leaving') };
}

import { useEffect } from 'react';
import { useOpenEvent } from '../check-in/open-event.tsx';
import type { Screen } from '../check-in/screen.ts';
import { express, feelOf, TROUBLE, unlockSound } from '../device/feedback.ts';

/** Sounds and vibrates for a new verdict, after it has been painted; and for what another gate makes known. */
export function useVerdictFeedback() {
  const { store, checkIn } = useOpenEvent();
  useEffect(() => {
    document.addEventListener('pointerdown', unlockSound);
    document.addEventListener('keydown', unlockSound);
    return () => {
      document.removeEventListener('pointerdown', unlockSound);
      document.removeEventListener('keydown', unlockSound);
    };
  }, []);

  useEffect(
    () =>
      checkIn.subscribe(({ screen, heldBack }, { screen: before, heldBack: former }) => {
        if (heldBack !== undefined && heldBack !== former) express(TROUBLE);
        if (occasionOf(screen) === occasionOf(before)) return;
        const feel = feelOf(screen);
        if (feel) requestAnimationFrame(() => requestAnimationFrame(() => express(feel)));
      }),
    [checkIn],
  );

  useEffect(() => store.onNews((news) => news.type === 'attention' && express(TROUBLE)), [store]);
}

/** What one sound is for: a tap on the stepper is no new occasion. A second scan of the same code is one. */
function occasionOf(screen: Screen): unknown {
  if ('verdict' in screen) return screen.verdict;
  return screen.state === 'arrived' ? screen.arrival : screen.state;
}

import { useEffect } from 'react';
import type { DeskStore } from '../check-in/desk.ts';
import type { Verdict } from '../check-in/verdict.ts';
import { express, feelOf, unlockSound } from '../device/senses.ts';

/** Sounds and vibrates for a new verdict, after it has been painted. */
export function useVerdictSenses(desk: DeskStore) {
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
      desk.subscribe(({ verdict }, { verdict: before }) => {
        if (occasionOf(verdict) === occasionOf(before)) return;
        const feel = feelOf(verdict);
        if (feel) requestAnimationFrame(() => requestAnimationFrame(() => express(feel)));
      }),
    [desk],
  );
}

/** What one sound is for: a tap on the stepper is no new occasion. */
function occasionOf(verdict: Verdict): string {
  if ('guest' in verdict) return `${verdict.state} ${verdict.guest.guest_code}`;
  return verdict.state === 'unsent' ? `unsent ${verdict.isSending}` : verdict.state;
}

import type { ReactNode } from 'react';
import { type CountdownView, useCountdown } from '../model/countdown.ts';
import { useInvitation } from '../model/invitation.tsx';

/**
 * The countdown's semantics: a quiet timer with a text alternative (brief §0). The template draws the units.
 * Nothing is shown when countdown_style is HIDDEN or no date is known.
 */
export function Countdown({
  className,
  children,
}: {
  className?: string;
  children: (view: CountdownView) => ReactNode;
}) {
  const { client } = useInvitation();
  const view = useCountdown();
  if (!view || client.option.countdown_style === 'HIDDEN') return null;
  return (
    <div className={className} role="timer" aria-live="off" aria-label={view.text} data-over={view.isOver || undefined}>
      {children(view)}
    </div>
  );
}

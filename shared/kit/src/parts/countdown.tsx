import type { ReactNode } from 'react';
import { type CountdownView, useCountdown } from '../model/countdown.ts';

/**
 * The countdown's semantics: a quiet timer with a text alternative (brief §0). The template draws the units.
 * Nothing is shown where `useCountdown` has none.
 */
export function Countdown({
  className,
  children,
}: {
  className?: string;
  children: (view: CountdownView) => ReactNode;
}) {
  const view = useCountdown();
  if (!view) return null;
  return (
    <div className={className} role="timer" aria-live="off" aria-label={view.text} data-over={view.isOver || undefined}>
      {children(view)}
    </div>
  );
}

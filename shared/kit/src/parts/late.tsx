import { type ComponentType, lazy, Suspense } from 'react';
import { useNear } from './reveal.tsx';

interface LateProps {
  className?: string;
}

/**
 * A part that loads when the guest scrolls near it (guest-page budget: only what is seen at once loads first).
 * `minHeight` in px is kept free until then, so that nothing below jumps far.
 */
function late(load: () => Promise<{ default: ComponentType<LateProps> }>, minHeight: number) {
  const Part = lazy(load);
  return function Late({ className }: LateProps) {
    const { ref, isNear } = useNear<HTMLDivElement>('800px 0px');
    const space = <div style={{ minHeight }} aria-hidden />;
    return (
      <div ref={ref}>{isNear ? <Suspense fallback={space}>{<Part className={className} />}</Suspense> : space}</div>
    );
  };
}

export const RsvpForm = late(() => import('../rsvp/rsvp-form.tsx'), 560);
export const WishesList = late(() => import('../wishes/wishes-list.tsx'), 240);

import { from, useStillness } from '@janur/kit';
import { type RefObject, useEffect, useRef } from 'react';

/** One degree of the sky a hundred pixels of the page. */
const DEGREES = 0.01;
const HAS_SIDE = from('desktop');

/** Where the chart stays beside the page, it turns with it. */
export function useTurning(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const isStill = useStillness();
  useEffect(() => {
    const element = ref.current;
    if (!element || isStill || !window.matchMedia(HAS_SIDE).matches) return;
    const turn = () => {
      element.style.transform = `rotate(${(window.scrollY * DEGREES).toFixed(2)}deg)`;
    };
    turn();
    window.addEventListener('scroll', turn, { passive: true });
    return () => {
      window.removeEventListener('scroll', turn);
      element.style.transform = '';
    };
  }, [isStill]);
  return ref;
}

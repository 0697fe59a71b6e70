import { useEffect } from 'react';
import { useHeroMotion } from '../stores/hero-motion.ts';

/** Finds out whether something of the page moves without end, whoever draws it: it needs a button that stops it (WCAG 2.2.2). */
export function useEndlessMotion(): void {
  const { isEndless, foundEndless } = useHeroMotion();
  useEffect(() => {
    if (isEndless) return;
    if (document.getAnimations?.().some(isWithoutEnd)) foundEndless();
    document.addEventListener('animationstart', onStart);
    return () => document.removeEventListener('animationstart', onStart);

    function onStart({ target, pseudoElement }: AnimationEvent) {
      if (!(target instanceof Element)) return;
      const { animationIterationCount } = getComputedStyle(target, pseudoElement || null);
      if (animationIterationCount.includes('infinite')) foundEndless();
    }
  }, [isEndless, foundEndless]);
}

const isWithoutEnd = ({ effect }: Animation) => effect?.getComputedTiming().iterations === Infinity;

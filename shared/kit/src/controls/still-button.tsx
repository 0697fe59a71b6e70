import type { ReactNode } from 'react';
import { useHero } from '../hero/use-hero.ts';
import { useStillness } from '../model/motion.ts';
import { useHeroMotion } from '../stores/hero-motion.ts';
import { useTexts } from '../texts.ts';

/** Whether the hero's pictures take turns or its film runs, unless the guest asked for stillness. */
export function useHeroMoves(): boolean {
  const { film, isSlider } = useHero();
  const isStill = useStillness();
  return !isStill && (film !== null || isSlider);
}

/**
 * Stops and starts what moves in the hero (WCAG 2.2.2); nothing where nothing moves. `HeroBackgrounds` brings one of its own,
 * unless it is told `hasButton={false}` because the family places this. Unstyled: `data-part` pause, `data-state` moving or still.
 */
export function StillButton({
  className,
  children,
}: {
  className?: string;
  children?: (isPaused: boolean) => ReactNode;
}) {
  const { t } = useTexts();
  const { isPaused, toggle } = useHeroMotion();
  if (!useHeroMoves()) return null;
  return (
    <button
      type="button"
      className={className}
      data-part="pause"
      data-state={isPaused ? 'still' : 'moving'}
      aria-label={isPaused ? t('hero.play') : t('hero.pause')}
      onClick={toggle}
    >
      {children ? (
        children(isPaused)
      ) : (
        <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden>
          <path d={isPaused ? 'M8,5v14l11,-7Z' : 'M6,5h4v14H6ZM14,5h4v14h-4Z'} />
        </svg>
      )}
    </button>
  );
}

import { type ReactNode, useEffect } from 'react';
import { useHero } from '../hero/use-hero.ts';
import { useStillness } from '../model/motion.ts';
import { useEndlessMotion } from '../model/endless-motion.ts';
import { STILL_ATTRIBUTE } from '../quiet/quiet.ts';
import { useHeroMotion } from '../stores/hero-motion.ts';
import { useTexts } from '../texts.ts';

/** Whether the hero's pictures take turns or its film runs, unless the guest asked for stillness. */
export function useHeroMoves(): boolean {
  const { film, isSlider } = useHero();
  const isStill = useStillness();
  return !isStill && (film !== null || isSlider);
}

/**
 * Stops and starts all that moves on the page (WCAG 2.2.2), and keeps it so; nothing where nothing moves for long. `HeroBackgrounds` brings one of its own,
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
  const { isPaused, isEndless, toggle } = useHeroMotion();
  const isStill = useStillness();
  const heroMoves = useHeroMoves();
  const isThere = heroMoves || (isEndless && !isStill);
  useEndlessMotion();
  useEffect(() => void document.documentElement.toggleAttribute(STILL_ATTRIBUTE, isPaused), [isPaused]);
  if (!isThere) return null;
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

import { earlySong, useMusic, useOpeningModal, useTexts, below, from } from '@janur/kit';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Music after the opening tap only, silent while the tab is hidden, always with a visible stop (WCAG 1.4.2). */
export function MusicControl({ songUrl }: { songUrl: string }) {
  const { t } = useTexts();
  const [player] = useState(() => earlySong() ?? createPlayer(songUrl));
  const isPlaying = useMusic((store) => store.isPlaying);
  const toggle = useMusic((store) => store.toggle);
  const stop = useMusic((store) => store.stop);
  const isOpeningShown = useOpeningModal((store) => store.isShown);

  useEffect(() => {
    // a browser that forbids sound leaves the button in its silent state
    if (isPlaying) player.play().catch(stop);
    // before that, a song plays only because an early tap has started it
    else if (!isOpeningShown) player.pause();
  }, [isOpeningShown, isPlaying, player, stop]);

  useEffect(() => () => player.pause(), [player]);

  // a file that is gone or cannot be read: no button promises a song
  const [isBroken, setIsBroken] = useState(Boolean(player.error));
  useEffect(() => {
    const fail = () => {
      setIsBroken(true);
      stop();
    };
    player.addEventListener('error', fail);
    return () => player.removeEventListener('error', fail);
  }, [player, stop]);

  useEffect(() => {
    const follow = () => {
      if (!useMusic.getState().isPlaying) return;
      if (document.hidden) player.pause();
      else player.play().catch(stop);
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [player, stop]);

  const isGlobeAway = useScrolled(GLOBE);
  if (isOpeningShown || isBroken) return null;
  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={isPlaying}
      aria-label={isPlaying ? t('music.pause') : t('music.play')}
      css={{
        position: 'fixed',
        // under the globe, then in its place: at the foot it would lie on the hero's countdown
        top: `calc(${isGlobeAway ? 14 : 66}px + env(safe-area-inset-top))`,
        right: 'calc(14px + env(safe-area-inset-right))',
        zIndex: 30,
        width: 48,
        height: 48,
        display: 'grid',
        placeContent: 'center',
        border: '1px solid color-mix(in srgb, var(--on-primary) 45%, transparent)',
        borderRadius: '50%',
        background: 'var(--primary)',
        color: 'var(--on-primary)',
        boxShadow: '0 4px 14px rgb(0 0 0 / .2)',
        cursor: 'pointer',
        '&:focus-visible': { outline: '2px solid var(--ink)', outlineOffset: 3 },
        [`@media ${from('desktop')}`]: { top: 'auto', right: 16, bottom: 96 },
        '[data-music="foot"] &': {
          [`@media ${below('desktop')}`]: { top: 'auto', bottom: 'calc(92px + env(safe-area-inset-bottom))' },
        },
      }}
    >
      <svg viewBox="0 0 24 24" width={22} height={22} fill="currentColor" aria-hidden>
        {isPlaying ? (
          <path d="M7 5h3.5v14H7zM13.500 5H17v14h-3.500z" />
        ) : (
          <path d="M9 5.500v9.270A3.500 3.500 0 1 0 11 18V9l7-1.500v5.270A3.500 3.500 0 1 0 20 16V3.500z" />
        )}
      </svg>
    </button>
  );
}

/** How far the page scrolls until the globe has left the screen, in px. */
const GLOBE = 62;

function useScrolled(distance: number): boolean {
  return useSyncExternalStore(onScroll, () => window.scrollY > distance);
}

function onScroll(hear: () => void) {
  window.addEventListener('scroll', hear, { passive: true });
  return () => window.removeEventListener('scroll', hear);
}

function createPlayer(songUrl: string): HTMLAudioElement {
  const player = new Audio();
  player.preload = 'none';
  player.loop = true;
  player.src = songUrl;
  return player;
}

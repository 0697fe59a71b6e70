import { below, earlySong, from, MusicButton, useMusic, useOpeningModal, useTemplate } from '@janur/kit';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Music after the opening tap only, silent while the tab is hidden, always with a visible stop (WCAG 1.4.2). */
export function Music({ songUrl }: { songUrl: string }) {
  const { controls } = useTemplate();
  usePlayer(songUrl);
  return controls?.includes('music') ? null : <MusicControl />;
}

function usePlayer(songUrl: string): void {
  const [player] = useState(() => earlySong() ?? createPlayer(songUrl));
  const isPlaying = useMusic((store) => store.isPlaying);
  const tellBroken = useMusic((store) => store.tellBroken);
  const stop = useMusic((store) => store.stop);
  const isOpeningShown = useOpeningModal((store) => store.isShown);

  useEffect(() => {
    // a browser that forbids sound leaves the button in its silent state
    if (isPlaying) player.play().catch(stop);
    // before that, a song plays only because an early tap has started it
    else if (!isOpeningShown) player.pause();
  }, [isOpeningShown, isPlaying, player, stop]);

  useEffect(() => () => player.pause(), [player]);

  useEffect(() => {
    const fail = () => tellBroken(true);
    tellBroken(Boolean(player.error));
    player.addEventListener('error', fail);
    return () => player.removeEventListener('error', fail);
  }, [player, tellBroken]);

  useEffect(() => {
    const follow = () => {
      if (!useMusic.getState().isPlaying) return;
      if (document.hidden) player.pause();
      else player.play().catch(stop);
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [player, stop]);
}

/** Where the family has no place for it: under the globe at the head of the page, then in its place. */
function MusicControl() {
  const isGlobeAway = useScrolled(GLOBE);
  return (
    <MusicButton
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
    />
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

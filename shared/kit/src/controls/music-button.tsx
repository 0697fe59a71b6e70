import type { ReactNode } from 'react';
import { useInvitation } from '../model/invitation.tsx';
import { songOf } from '../model/song.ts';
import { useMusic } from '../stores/music.ts';
import { useOpeningModal } from '../stores/opening.ts';
import { useTexts } from '../texts.ts';

/** Of the one button of a page. */
const ID = 'invitation-music';

function useHasButton(): boolean {
  const { option } = useInvitation().client;
  const isBroken = useMusic((store) => store.isBroken);
  const isOpeningShown = useOpeningModal((store) => store.isShown);
  return Boolean(songOf(option)) && !isBroken && !isOpeningShown;
}

/**
 * Plays and stops the song (WCAG 1.4.2); nothing where there is none. Unstyled: `data-part` music, `data-state` playing or
 * silent. A family draws what stands in it, and puts it where its look has the place: whoever comes by keys or listens meets it first
 * all the same, since a song under a voice that reads must be stopped before anything else.
 */
export function MusicButton({
  className,
  children,
}: {
  className?: string;
  children?: (isPlaying: boolean) => ReactNode;
}) {
  const { t } = useTexts();
  const { isPlaying, toggle } = useMusic();
  if (!useHasButton()) return null;
  return (
    <button
      type="button"
      id={ID}
      // oxlint-disable-next-line jsx-a11y/tabindex-no-positive -- the page's only one: before all others, wherever it is drawn
      tabIndex={1}
      className={className}
      data-part="music"
      data-state={isPlaying ? 'playing' : 'silent'}
      aria-label={isPlaying ? t('music.pause') : t('music.play')}
      onClick={toggle}
    >
      {children ? children(isPlaying) : <MusicSign isPlaying={isPlaying} />}
    </button>
  );
}

/** Stands first in the page: there assistive technology finds the button, which is drawn elsewhere. */
export const MusicComesFirst = () => (useHasButton() ? <div aria-owns={ID} /> : null);

/** Until the focus goes elsewhere the next Tab from `start` leads to the button, as from the page's beginning. */
export function leadToMusic(start: HTMLElement): void {
  const lead = (event: KeyboardEvent) => {
    const button = document.getElementById(ID);
    if (event.key !== 'Tab' || event.shiftKey || !button) return;
    event.preventDefault();
    button.focus();
  };
  start.addEventListener('keydown', lead);
  start.addEventListener('blur', () => start.removeEventListener('keydown', lead), { once: true });
}

function MusicSign({ isPlaying }: { isPlaying: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width={22} height={22} fill="currentColor" aria-hidden>
      {isPlaying ? (
        <path d="M7 5h3.500v14H7zM13.500 5H17v14h-3.500z" />
      ) : (
        <path d="M9 5.500v9.270A3.500 3.500 0 1 0 11 18V9l7-1.500v5.270A3.500 3.500 0 1 0 20 16V3.500z" />
      )}
    </svg>
  );
}

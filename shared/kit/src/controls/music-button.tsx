import type { ReactNode } from 'react';
import { useInvitation } from '../model/invitation.tsx';
import { songOf } from '../model/song.ts';
import { useMusic } from '../stores/music.ts';
import { useOpeningModal } from '../stores/opening.ts';
import { useTexts } from '../texts.ts';

/**
 * Plays and stops the song (WCAG 1.4.2); nothing where there is none. Unstyled: `data-part` music, `data-state` playing or
 * silent. A family draws what stands in it.
 */
export function MusicButton({
  className,
  children,
}: {
  className?: string;
  children?: (isPlaying: boolean) => ReactNode;
}) {
  const { t } = useTexts();
  const { option } = useInvitation().client;
  const { isPlaying, isBroken, toggle } = useMusic();
  const isOpeningShown = useOpeningModal((store) => store.isShown);
  if (!songOf(option) || isBroken || isOpeningShown) return null;
  return (
    <button
      type="button"
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

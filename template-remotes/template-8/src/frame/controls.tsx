import { css } from '@emotion/react';
import { LanguageButton, MusicButton } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';

const control = css({
  position: 'fixed',
  zIndex: 31,
  bottom: 'calc(max(14px, env(safe-area-inset-bottom)) + 9px)',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  color: 'var(--toy-ink)',
  '--focus': 'var(--toy-ink)',
  '& > i': {
    display: 'grid',
    placeItems: 'center',
    width: 42,
    height: 42,
    borderRadius: '46% 54% 50% 50% / 52% 46% 54% 48%',
    font: '600 .9375rem/1 var(--font-script)',
    background: '#eeecfd',
    transition: 'transform 180ms cubic-bezier(.3,1.8,.5,1)',
  },
  '&[data-state="playing"] > i': { background: 'var(--sun)' },
  '&:active > i': { transform: 'scale(.88)' },
  '@media (max-height: 430px)': { bottom: '11px' },
});
const atStart = css({ left: 'max(24px, 50% - 282px)', [DESKTOP]: { bottom: 31, left: 'max(24px, 50% - 372px)' } });
const atEnd = css({ right: 'max(24px, 50% - 282px)', [DESKTOP]: { bottom: 31, right: 'max(24px, 50% - 372px)' } });

/** Two building blocks at the ends of the pill: the song, and the languages. */
export const Controls = () => (
  <>
    <MusicButton css={[control, atStart]}>{(isPlaying) => <Sign isPlaying={isPlaying} />}</MusicButton>
    <LanguageButton css={[control, atEnd]}>{(name) => <i>{name}</i>}</LanguageButton>
  </>
);

/** Bars while the song plays, a note while it is silent. */
const Sign = ({ isPlaying }: { isPlaying: boolean }) => (
  <i>
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path
        d={
          isPlaying
            ? 'M7,5h3.500v14H7ZM13.500,5H17v14h-3.500Z'
            : 'M9,5.500v9.270A3.500,3.500 0 1 0 11,18V9l7,-1.500v5.270A3.500,3.500 0 1 0 20,16V3.500Z'
        }
      />
    </svg>
  </i>
);

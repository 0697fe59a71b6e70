import { css } from '@emotion/react';
import { LanguageButton, MusicButton } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';

const control = css({
  position: 'fixed',
  zIndex: 31,
  bottom: 'calc(13px + env(safe-area-inset-bottom))',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  color: 'var(--cream)',
  '--focus': 'var(--cream)',
  '& > i': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    font: '700 .875rem/1 var(--font-body)',
    transition: 'transform 140ms',
  },
  '& > i::before': {
    content: '""',
    position: 'absolute',
    inset: 7,
    transform: 'rotate(45deg)',
    boxShadow: '0 0 0 1.5px var(--gold), inset 0 0 0 2px #0000, 0 0 0 4px #0000',
  },
  '& > i > *': { position: 'relative' },
  '&[data-state="playing"]': { color: '#1f0f0c' },
  '&[data-state="playing"] > i::before': { background: '#d7a94b' },
  '&:active > i': { transform: 'scale(.88)' },
  '@media (max-height: 430px)': { bottom: 'calc(1px + env(safe-area-inset-bottom))' },
});
const atStart = css({ left: '6px', [DESKTOP]: { left: 104 } });
const atEnd = css({ right: '6px', [DESKTOP]: { right: 104 } });

/** Two wajik at the ends of the bar: the song, and the languages. */
export const Controls = () => (
  <>
    <MusicButton css={[control, atStart]}>{(isPlaying) => <Sign isPlaying={isPlaying} />}</MusicButton>
    <LanguageButton css={[control, atEnd]}>{(name) => <i>{name}</i>}</LanguageButton>
  </>
);

/** Bars while the song plays, a note while it is silent. */
const Sign = ({ isPlaying }: { isPlaying: boolean }) => (
  <i>
    <svg viewBox="0 0 24 24" width="16" height="16" fill="currentColor" aria-hidden="true">
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

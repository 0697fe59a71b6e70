import { css } from '@emotion/react';
import { LanguageButton, MusicButton, from } from '@janur/kit';

const control = css({
  position: 'fixed',
  zIndex: 31,
  bottom: 'calc(8px + env(safe-area-inset-bottom))',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  '& > i': {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: '50%',
    font: '700 .8125rem/1 var(--font-body)',
    background: 'var(--paper)',
    boxShadow: 'inset 0 0 0 1.5px #17495a, inset 0 0 0 4px var(--paper), inset 0 0 0 5.5px var(--secondary)',
    transition: 'transform 140ms',
  },
  '&[data-state="playing"] > i': {
    color: 'var(--on-primary)',
    background: 'var(--primary)',
    boxShadow: 'inset 0 0 0 1.5px #17495a, inset 0 0 0 4px var(--paper), inset 0 0 0 5.5px var(--secondary)',
  },
  '&:active > i': { transform: 'scale(.88)' },
  '@media (max-height: 430px)': { bottom: 'calc(2px + env(safe-area-inset-bottom))' },
});
const WIDE = `@media ${from('wide')}`;
const atStart = css({ left: '6px', [WIDE]: { left: 'calc(42vw + 10px)' } });
const atEnd = css({ right: '6px', [WIDE]: { right: 10 } });

/** Two buoys at the ends of the floating bar: the song, and the languages. */
export const Controls = () => (
  <>
    <MusicButton css={[control, atStart]}>{(isPlaying) => <Sign isPlaying={isPlaying} />}</MusicButton>
    <LanguageButton css={[control, atEnd]}>{(name) => <i>{name}</i>}</LanguageButton>
  </>
);

/** Bars while the song plays, a note while it is silent. */
const Sign = ({ isPlaying }: { isPlaying: boolean }) => (
  <i>
    <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
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

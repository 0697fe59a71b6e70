import { css } from '@emotion/react';
import { LanguageButton, MusicButton } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';

const control = css({
  position: 'fixed',
  zIndex: 31,
  bottom: 'calc(11px + env(safe-area-inset-bottom))',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  color: 'var(--on-primary)',
  '--focus': 'var(--on-primary)',
  '& > i': {
    display: 'grid',
    placeItems: 'center',
    width: 38,
    height: 38,
    borderRadius: 5,
    font: '600 .875rem/1 var(--font-body)',
    background: 'var(--deep)',
    boxShadow:
      'inset 0 0 0 1px var(--gold), inset 0 0 0 3px var(--deep), inset 0 0 0 4px color-mix(in srgb, var(--gold) 55%, #0000)',
    transition: 'transform 140ms',
  },
  '&[data-state="playing"] > i': {
    color: 'var(--primary)',
    background: 'var(--on-primary)',
    boxShadow: 'inset 0 0 0 2px var(--on-primary), inset 0 0 0 3px var(--primary)',
  },
  '&:active > i': { transform: 'scale(.88)' },
  '@media (max-height: 430px)': { bottom: 'calc(env(safe-area-inset-bottom))' },
});
const atStart = css({ left: '6px', [DESKTOP]: { left: 'max(126px, 50% - 552px)' } });
const atEnd = css({ right: '6px', [DESKTOP]: { right: 'max(126px, 50% - 552px)' } });

/** Two seals at the ends of the lacquer bar: the song, and the languages. */
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

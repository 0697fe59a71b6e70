import { css } from '@emotion/react';
import { LanguageButton, MusicButton } from '@janur/kit';

const control = css({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 48,
  minHeight: 48,
  padding: 0,
  border: 0,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
});
const knob = css({
  position: 'relative',
  alignSelf: 'stretch',
  width: 58,
  color: 'var(--title)',
  // the last word of the rail stands close
  '&&&:focus-visible': { outlineOffset: -3 },
  '& svg': { position: 'relative' },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 'calc(50% - 15px) calc(50% - 19px)',
    top: 'calc(50% - 16px)',
    bottom: 'calc(50% - 22px)',
    border: '1.500px solid var(--brass-2)',
    borderRadius: '50%',
    boxShadow: '0 0 0 2px var(--night), 0 0 0 3px var(--brass-1)',
  },
  '&[data-state="playing"]': { color: 'var(--on-primary)', '&::before': { background: 'var(--primary)' } },
  '&:active::before': { background: 'var(--brass-3)' },
});
/** Outside the picture's stepped lines, at the head of the page: it goes with the page. */
const corner = css({
  position: 'absolute',
  zIndex: 2,
  top: 'calc(4px + env(safe-area-inset-top))',
  right: 4,
  color: 'var(--title)',
  '& span': {
    padding: '6px 5px 4px',
    font: '600 .8125rem/1 var(--font-body)',
    letterSpacing: '.1em',
    borderBlock: '1px solid currentColor',
  },
  '&:active': { color: 'var(--lit)' },
});

/** A call button of brass at the end of the rail. */
export const Music = () => (
  <MusicButton css={[control, knob]}>
    {(isPlaying) => (
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.400"
        aria-hidden="true"
      >
        <path d="M7,15.500V5L15,3V13.500M7,15.500a2.600,2.200 0 1 1-2.600-2.200a2.600,2.200 0 0 1 2.600,2.200ZM15,13.500a2.600,2.200 0 1 1-2.600-2.200a2.600,2.200 0 0 1 2.600,2.200Z" />
        {!isPlaying && <path d="M3,3L17,17" />}
      </svg>
    )}
  </MusicButton>
);

/** The page's language by its short name. */
export const Language = () => <LanguageButton css={[control, corner]}>{(name) => <span>{name}</span>}</LanguageButton>;

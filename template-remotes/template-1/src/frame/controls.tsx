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
const niche = css({
  position: 'relative',
  alignSelf: 'stretch',
  marginRight: -4,
  '& svg': { position: 'relative' },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '11px 4px 9px',
    borderRadius: '22px 22px 6px 6px',
    boxShadow: 'inset 3px 4px 0 var(--clay-7), inset 0 0 0 1px var(--clay-4)',
    background: 'var(--primary)',
  },
  '&[data-state="playing"]::before': { background: 'var(--clay-4)' },
  '&:active::before': { background: 'var(--clay-7)' },
});
/** At the head of the page, where the olive throws its shade: it goes with the page. */
const corner = css({
  position: 'absolute',
  zIndex: 2,
  top: 'calc(10px + env(safe-area-inset-top))',
  right: 10,
  color: 'var(--title)',
  '& span': {
    display: 'grid',
    placeContent: 'center',
    width: 34,
    height: 36,
    borderRadius: '17px 17px 4px 4px',
    font: '600 .8125rem/1 var(--font-body)',
    letterSpacing: '.06em',
    boxShadow: 'inset 0 0 0 1.500px currentColor',
  },
  '&:active span': { color: 'var(--on-primary)', background: 'var(--primary)' },
});

/** A niche at the end of the pill; light falls into it while music plays. */
export const Music = () => (
  <MusicButton css={[control, niche]}>
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

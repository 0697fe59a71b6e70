import { css } from '@emotion/react';
import { LanguageButton, MusicButton } from '@janur/kit';

const control = css({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 48,
  minHeight: 48,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  alignSelf: 'stretch',
  padding: '12px 0 0',
  color: 'var(--ink)',
  outlineOffset: -4,
  '&:active': { color: 'var(--on-primary)', background: 'var(--primary)' },
});
const note = css({ '&[data-state="playing"]': { color: 'var(--title)' }, '& svg': { strokeWidth: 1.2 } });
const word = css({
  width: 44,
  borderLeft: '1px solid color-mix(in srgb, var(--title) 40%, #0000)',
  '& span': { font: '500 .8125rem/1.1 var(--font-heading)', letterSpacing: '.06em' },
});

/** A word of the line, like its others: a note between two rules. */
export const Music = () => (
  <MusicButton css={[control, note]}>
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
export const Language = () => <LanguageButton css={[control, word]}>{(name) => <span>{name}</span>}</LanguageButton>;

import { css } from '@emotion/react';
import { type FrameProps, from, LanguageButton, MusicButton } from '@janur/kit';
import { RULE } from './look.ts';

const letter = css({
  boxSizing: 'border-box',
  width: 'min(640px, 100% - 24px)',
  margin: '12px auto',
  padding: '8px 18px 40px',
  border: RULE,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  [`@media ${from('tablet')}`]: { padding: '24px 48px 56px' },
  '& [tabindex="-1"]:focus': { outline: 'none' },
  '& :focus-visible': { outline: '2px solid var(--ink)', outlineOffset: 3 },
});
/** The letter's head: what sounds and speaks is at hand all along and never lies on the words. */
const head = css({
  position: 'sticky',
  top: 0,
  zIndex: 30,
  display: 'flex',
  justifyContent: 'end',
  gap: 4,
  // over the whole sheet
  margin: '-8px -18px 0',
  padding: '0 6px',
  background: 'var(--base)',
  borderBottom: RULE,
  [`@media ${from('tablet')}`]: { margin: '-24px -48px 16px' },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    padding: 0,
    border: 0,
    color: 'var(--ink)',
    background: 'none',
    cursor: 'pointer',
  },
  '& > [data-part="language"] svg': { width: 24, height: 24 },
});

export function Frame({ children }: FrameProps) {
  return (
    <div css={letter}>
      <div css={head}>
        <MusicButton />
        <LanguageButton />
      </div>
      {children}
    </div>
  );
}

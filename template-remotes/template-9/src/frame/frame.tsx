import { css } from '@emotion/react';
import type { FrameProps } from '@janur/kit';
import { DESKTOP, REDUCED_MOTION } from '@janur/template-parts';
import { Selvedge } from '../drawings/selvedge.tsx';
import { Nav } from './nav.tsx';

const page = css({
  position: 'relative',
  overflow: 'clip',
  background: 'var(--base)',
  // the bar covers the window's foot: what has the focus must not stand under it
  'html:has(&)': { scrollBehavior: 'smooth', scrollPaddingBottom: 110 },
  [REDUCED_MOTION]: { 'html:has(&)': { scrollBehavior: 'auto' } },
  [DESKTOP]: { marginInline: 96 },
});

/** On desktops the cloth is as wide as the window: its selvedges stand at both sides, 96 px each, as long as one scrolls. */
const edge = css({
  display: 'none',
  [DESKTOP]: {
    display: 'block',
    position: 'fixed',
    width: 96,
    background: 'var(--night)',
    '& > :first-of-type': { left: 8 },
    '& > :nth-of-type(2)': { left: 12 },
    '& > :last-of-type': { left: 45 },
  },
});

export function Frame({ children }: FrameProps) {
  return (
    <>
      <Selvedge css={edge} />
      <Selvedge css={edge} isRight />
      <div css={page}>
        {children}
        <Nav />
      </div>
    </>
  );
}

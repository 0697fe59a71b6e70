import { css } from '@emotion/react';
import type { FrameProps } from '@janur/kit';
import { DESKTOP, REDUCED_MOTION } from '@janur/template-parts';
import { washi } from '../parts/layout.ts';
import { Nav } from './nav.tsx';

const page = css({
  position: 'relative',
  overflow: 'clip',
  color: 'var(--ink)',
  background: washi('var(--base)'),
  // the bar covers the window's foot: what has the focus must not stand under it
  'html:has(&)': { scrollBehavior: 'smooth', scrollPaddingBottom: 112 },
  [REDUCED_MOTION]: { 'html:has(&)': { scrollBehavior: 'auto' } },
  [DESKTOP]: { paddingLeft: 108, 'html:has(&)': { scrollPaddingBottom: 0 } },
});

export const Frame = ({ children }: FrameProps) => (
  <div css={page}>
    {children}
    <Nav />
  </div>
);

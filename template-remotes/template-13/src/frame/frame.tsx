import { css } from '@emotion/react';
import type { FrameProps } from '@janur/kit';
import { DESKTOP, REDUCED_MOTION } from '@janur/template-parts';
import starfield from '../assets/starfield.svg';
import { Nav } from './nav.tsx';

const page = css({
  position: 'relative',
  overflowX: 'clip',
  color: 'var(--star)',
  background: `url(${starfield}) 50% 0 / 390px 844px, var(--night)`,
  [DESKTOP]: {
    '--side': '46vw',
    // the chart stays at the left, where there is one
    '&:has(> #hero) > section': { marginLeft: 'var(--side)' },
  },
});
const smooth = css({
  // the limb covers the window's foot: what has the focus must not stand under it
  'html:has(&)': { scrollBehavior: 'smooth', scrollPaddingBottom: 112 },
  [REDUCED_MOTION]: { 'html:has(&)': { scrollBehavior: 'auto' } },
});

export function Frame({ children }: FrameProps) {
  return (
    <div css={[page, smooth]}>
      {children}
      <Nav />
    </div>
  );
}

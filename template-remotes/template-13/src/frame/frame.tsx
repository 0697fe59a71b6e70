import { css } from '@emotion/react';
import type { FrameProps } from '@janur/kit';
import { DESKTOP, smoothScroll } from '@janur/template-parts';
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
// the limb covers the window's foot
const smooth = smoothScroll({ scrollPaddingBottom: 112 });

export function Frame({ children }: FrameProps) {
  return (
    <div css={[page, smooth]}>
      {children}
      <Nav />
    </div>
  );
}

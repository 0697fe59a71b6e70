import { css } from '@emotion/react';
import type { FrameProps } from '@janur/kit';
import { DESKTOP, smoothScroll } from '@janur/template-parts';
import { Nav } from './nav.tsx';

/** On wide windows the horizon stays at the left while the beach scrolls by at the right. */
const page = css({
  position: 'relative',
  overflow: 'clip',
  background: 'var(--base)',
  color: 'var(--ink)',
  [DESKTOP]: {
    display: 'grid',
    gridTemplateColumns: '42vw minmax(0, 1fr)',
    // ropes end at the column's edge, waves wash over it
    '& > section': { gridColumn: 2, minWidth: 0, overflowX: 'clip' },
    '& > section[data-section="hero"]': {
      gridColumn: 1,
      gridRow: '1 / span 20',
      position: 'sticky',
      top: 0,
      height: '100dvh',
      alignSelf: 'start',
    },
  },
});
// what has the focus must not stand under the bar
const smooth = smoothScroll({ scrollPaddingBottom: 108 });

export function Frame({ children }: FrameProps) {
  return (
    <div css={[page, smooth]}>
      {children}
      <Nav />
    </div>
  );
}

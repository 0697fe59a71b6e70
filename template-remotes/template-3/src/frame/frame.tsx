import { css } from '@emotion/react';
import { type FrameProps, late } from '@janur/kit';
import { DESKTOP, smoothScroll } from '@janur/template-parts';
import { Nav } from './nav.tsx';

/** Only wide windows show it, and only once the opening is gone. */
const Cloth = late(() => import('../sections/index.ts').then((sections) => sections.Cloth), 0);

const page = css({
  position: 'relative',
  overflow: 'clip',
  background: 'var(--base)',
  [DESKTOP]: { paddingLeft: '34vw' },
});
// the bar covers the window's foot
const smooth = smoothScroll({ scrollPaddingBottom: 104 });

/** Cream cloth and navigation; on wide windows the patchwork hangs at the left. */
export function Frame({ children }: FrameProps) {
  return (
    <div css={[page, smooth]}>
      <Cloth />
      {children}
      <Nav />
    </div>
  );
}

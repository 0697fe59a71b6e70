import { css } from '@emotion/react';
import { type FrameProps, late } from '@janur/kit';
import { DESKTOP, REDUCED_MOTION } from '@janur/template-parts';
import { Nav } from './nav.tsx';

/** Only wide windows show it, and only once the opening is gone. */
const Cloth = late(() => import('../sections/later.ts').then((sections) => sections.Cloth), 0);

const page = css({
  position: 'relative',
  overflow: 'clip',
  background: 'var(--base)',
  [DESKTOP]: { paddingLeft: '34vw' },
});
const smooth = css({
  // the bar covers the window's foot: what has the focus must not stand under it
  'html:has(&)': { scrollBehavior: 'smooth', scrollPaddingBottom: 104 },
  [REDUCED_MOTION]: { 'html:has(&)': { scrollBehavior: 'auto' } },
});

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

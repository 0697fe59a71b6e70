import { css } from '@emotion/react';
import type { FrameProps } from '@janur/kit';
import { REDUCED_MOTION } from '@janur/template-parts';
import { Contents } from './contents.tsx';

const page = css({ position: 'relative', overflow: 'clip', background: 'var(--base)' });
const smooth = css({
  // the bar covers the window's head: what has the focus must not stand under it
  'html:has(&)': { scrollBehavior: 'smooth', scrollPaddingTop: 64 },
  [REDUCED_MOTION]: { 'html:has(&)': { scrollBehavior: 'auto' } },
});

/** White paper under a running head. */
export function Frame({ children }: FrameProps) {
  return (
    <div css={[page, smooth]}>
      <Contents />
      {children}
    </div>
  );
}

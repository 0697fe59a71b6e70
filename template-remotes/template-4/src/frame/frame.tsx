import { css } from '@emotion/react';
import type { FrameProps } from '@janur/kit';
import { smoothScroll } from '@janur/template-parts';
import { Contents } from './contents.tsx';

const page = css({ position: 'relative', overflow: 'clip', background: 'var(--base)' });
// the bar covers the window's head
const smooth = smoothScroll({ scrollPaddingTop: 64 });

/** White paper under a running head. */
export function Frame({ children }: FrameProps) {
  return (
    <div css={[page, smooth]}>
      <Contents />
      {children}
    </div>
  );
}

import { css } from '@emotion/react';
import type { FrameProps } from '@janur/kit';
import { DESKTOP, REDUCED_MOTION } from '@janur/template-parts';
import { VELLUM } from '../parts/vellum.ts';
import { Nav } from './nav.tsx';

const page = css({
  position: 'relative',
  overflow: 'clip',
  color: 'var(--ink)',
  background: `${VELLUM}, var(--base)`,
  // the bar covers the window's foot: what has the focus must not stand under it
  'html:has(&)': { scrollBehavior: 'smooth', scrollPaddingBottom: 112 },
  [REDUCED_MOTION]: { 'html:has(&)': { scrollBehavior: 'auto' } },
});

/** The shadow along the gutter between the two pages; sections keep their words away from it. */
const gutter = css({
  display: 'none',
  [DESKTOP]: {
    display: 'block',
    position: 'absolute',
    insetBlock: 0,
    left: 'calc(50% - 64px)',
    width: 128,
    background:
      'linear-gradient(90deg, #4a3c2000, #4a3c200d 32%, #4a3c2033 49.5%, #ffffff8c 50.5%, #4a3c2014 56%, #4a3c2000)',
    pointerEvents: 'none',
  },
});

/** An open booklet of vellum; on a phone one page of it. */
export function Frame({ children }: FrameProps) {
  return (
    <div css={page}>
      <div css={gutter} aria-hidden="true" />
      {children}
      <Nav />
    </div>
  );
}

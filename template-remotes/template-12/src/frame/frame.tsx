import { css } from '@emotion/react';
import type { FrameProps } from '@janur/kit';
import { DESKTOP, NavList } from '@janur/template-parts';
import { black, signal } from '../parts/type.ts';

const page = css({
  position: 'relative',
  overflow: 'clip',
  background: 'var(--base)',
  color: 'var(--ink)',
  // what has the focus must not stand under the bar
  'html:has(&)': { scrollPaddingBottom: 80 },
  // nothing glides here: what comes near is there with a cut
  '&& [data-state="shown"]': { animationTimingFunction: 'steps(1, end)', animationDuration: '140ms' },
});

const nav = css(black, {
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 62,
    padding: '4px 14px',
    font: '700 .9375rem/1.1 var(--font-body)',
    outlineOffset: -5,
  },
  '& a[aria-current]': { ...signal, textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: 4 },
  '@media (max-height: 430px)': { '& a': { minHeight: 46 } },
  [DESKTOP]: { '& a': { minHeight: 56, fontSize: '1.0625rem' } },
});

/** Concrete from edge to edge, and the black bar of cells at the window's foot. */
export function Frame({ children }: FrameProps) {
  return (
    <div css={page}>
      {children}
      <NavList css={nav} />
    </div>
  );
}

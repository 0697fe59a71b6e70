import { css } from '@emotion/react';
import type { FrameProps } from '@janur/kit';
import { DESKTOP, NavList } from '@janur/template-parts';
import { smooth } from '../../skeleton/smooth.ts';
import { LAID, SILK } from './parts/paper.ts';

const page = css({
  position: 'relative',
  overflow: 'clip',
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  background: `${LAID}, var(--third)`,
});

const NOTCHED = 'polygon(0 0, 50% 12px, 100% 0, 100% 100%, 0 100%)';

/** Ends of ribbons between the pages; the one in view is pulled out. */
const ribbons = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 'max(10px, 50% - 340px)',
  bottom: 0,
  pointerEvents: 'none',
  // the pouch that they are tucked into: nothing of the page shows between them
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: '-50vw',
    bottom: 0,
    height: 'calc(52px + env(safe-area-inset-bottom))',
    background: `${LAID}, linear-gradient(var(--envelope), var(--third))`,
    borderTop: '1px solid var(--base)',
    boxShadow: '0 -5px 14px color-mix(in srgb, var(--wine) 22%, transparent)',
  },
  '& ul': { position: 'relative', gap: 5, alignItems: 'flex-end' },
  '& a': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: 'calc(60px + env(safe-area-inset-bottom))',
    padding: '14px 10px calc(6px + env(safe-area-inset-bottom))',
    font: '500 .9375rem/1.1 var(--font-body)',
    color: 'var(--caps)',
    '--focus': 'var(--ink-on-third)',
    outlineOffset: '-6px !important',
    clipPath: NOTCHED,
    background: 'linear-gradient(90deg, var(--flush), var(--envelope) 16% 78%, var(--flush))',
  },
  '& a[aria-current]': {
    minHeight: 'calc(76px + env(safe-area-inset-bottom))',
    fontWeight: 600,
    color: 'var(--on-primary)',
    '--focus': 'var(--on-primary)',
    background: SILK,
  },
  '@media (max-height: 430px)': {
    '& a': { minHeight: 48 },
    '& a[aria-current]': { minHeight: 56 },
  },
  [DESKTOP]: { '& a': { fontSize: '1.0625rem' } },
});

/** Blush paper, and the ribbons at the window's foot. */
export function Frame({ children }: FrameProps) {
  return (
    <div css={[page, smooth]}>
      {children}
      <NavList css={ribbons} />
    </div>
  );
}

import { css } from '@emotion/react';
import type { FrameProps } from '@janur/kit';
import { DESKTOP, NavList } from '@janur/template-parts';
import { smooth } from '../../skeleton/smooth.ts';
import { PAPER } from './parts/look.ts';

const page = css({
  '--u': 'calc(min(100vw, 460px) / 390)',
  position: 'relative',
  overflow: 'clip',
  background: PAPER,
});

const bar = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  color: 'var(--ink)',
  background: 'var(--base)',
  borderTop: '1px solid color-mix(in oklab, var(--third) 70%, var(--ink) 18%)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  '& ul': { maxWidth: 720, marginInline: 'auto', paddingInline: 8 },
  '& a': {
    display: 'grid',
    alignContent: 'center',
    minHeight: 62,
    justifyContent: 'center',
    font: '400 .875rem/1 var(--font-heading)',
  },
  '& span': { position: 'relative', padding: '8px 0' },
  '& span::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: 2,
    background: 'var(--rust)',
    transform: 'scaleX(0)',
    transition: 'transform 260ms',
  },
  '& [aria-current] span::after': { transform: 'none' },
  '@media (max-height: 430px)': { '& a': { minHeight: 48 } },
  [DESKTOP]: { '& a': { fontSize: '1rem' } },
});

/** Cold-press paper, and a plain bar with words at its foot. */
export function Frame({ children }: FrameProps) {
  return (
    <div css={[page, smooth]}>
      {children}
      <NavList css={bar} />
    </div>
  );
}

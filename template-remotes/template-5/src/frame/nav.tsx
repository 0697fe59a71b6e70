import { css } from '@emotion/react';
import { DESKTOP, NavList } from '@janur/template-parts';
import { BRASS } from '../parts/brass.ts';
import { Music } from './controls.tsx';

const rail = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: `${BRASS} 0 0 / 100% 2.6px no-repeat, linear-gradient(var(--primary) 0 0) 0 5px / 100% 1px no-repeat, var(--night)`,
  display: 'flex',
  '& ul': { maxWidth: 760, marginInline: 'auto', paddingInline: 5 },
  '& a': {
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    minHeight: 66,
    paddingTop: 6,
    font: '600 .8125rem/1.1 var(--font-body)',
    letterSpacing: '.06em',
    textTransform: 'uppercase',
    color: 'var(--soft)',
  },
  // the marker on the rail
  '& a::before': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 7px)',
    top: -6,
    width: 14,
    height: 14,
    background: 'linear-gradient(135deg, var(--brass-3), var(--brass-1))',
    outline: '2px solid var(--night)',
    transform: 'rotate(45deg) scale(0)',
    transition: 'transform 260ms',
  },
  '& [aria-current]': { color: 'var(--ink)' },
  '& [aria-current]::before': { transform: 'rotate(45deg)' },
  '@media (max-height: 430px)': { '& a': { minHeight: 48, paddingTop: 4 } },
  [DESKTOP]: { insetInline: 'calc((100vw - 880px) / 2)', '& a': { fontSize: '.875rem' } },
});

const list = css({ flex: 1, '--above': '14px' });

/** A brass rail at the window's foot; a diamond stands over the section in view. */
export const Nav = () => (
  <div css={rail}>
    <NavList css={list} />
    <Music />
  </div>
);

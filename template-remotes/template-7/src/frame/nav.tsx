import { css } from '@emotion/react';
import type { NavItem } from '@janur/kit';
import { DESKTOP, NavList } from '@janur/template-parts';
import { Controls } from './controls.tsx';
import { ICONS } from './icons.ts';

const entry = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 4,
  minHeight: 70,
  font: '600 .8125rem/1.1 var(--font-body)',
  '& i': {
    display: 'grid',
    placeContent: 'center',
    width: 34,
    height: 34,
    borderRadius: 4,
    transition: 'background-color 200ms',
  },
  // a seal, stamped on what is in view
  '&[aria-current] i': {
    color: 'var(--primary)',
    background: 'var(--on-primary)',
    boxShadow: 'inset 0 0 0 2px var(--on-primary), inset 0 0 0 3px var(--primary)',
  },
  '@media (max-height: 430px)': { minHeight: 48, gap: 0, '& i': { height: 26, width: 30 } },
} as const;

const bar = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  color: 'var(--on-primary)',
  '--focus': 'var(--on-primary)',
  background: 'linear-gradient(var(--primary), var(--deep))',
  borderTop: '2px solid var(--gold)',
  '& ul': { maxWidth: 720, marginInline: 'auto', paddingInline: 8 },
  // the song and the languages stand at its ends
  paddingInline: '56px',
  '&:not(:has(~ [data-part="music"]))': { paddingLeft: 0 },
  '& > [data-hint="before"]': { left: '54px' },
  '& > [data-hint="after"]': { right: '54px' },
  '&:not(:has(~ [data-part="music"])) > [data-hint="before"]': { left: 2 },
  '& a': entry,
  [DESKTOP]: { insetInline: 'max(118px, 50% - 560px)' },
});

/** The lacquer bar at the window's foot. */
export const Nav = () => (
  <>
    <NavList css={bar} icon={drawn} />
    <Controls />
  </>
);

const drawn = (key: NavItem['key']) => (
  <i>
    <svg width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d={ICONS[key]} />
    </svg>
  </i>
);

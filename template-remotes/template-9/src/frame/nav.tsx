import { css } from '@emotion/react';
import type { NavItem } from '@janur/kit';
import { DESKTOP, NavList } from '@janur/template-parts';
import { Controls } from './controls.tsx';
import { ICONS } from './icons.ts';

const bar = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  color: 'var(--cream)',
  '--focus': 'var(--cream)',
  background: 'color-mix(in srgb, var(--night) 70%, #000)',
  borderTop: '1px solid var(--gold-deep)',
  '& ul': { maxWidth: 720, marginInline: 'auto', paddingInline: 6 },
  // the song and the languages stand at its ends
  paddingInline: '56px',
  '&:not(:has(~ [data-part="music"]))': { paddingLeft: 0 },
  '& > [data-hint="before"]': { left: '54px' },
  '& > [data-hint="after"]': { right: '54px' },
  '&:not(:has(~ [data-part="music"])) > [data-hint="before"]': { left: 2 },
  '& a': {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: 6,
    minHeight: 74,
    font: '400 .9375rem/1.05 var(--font-body)',
    outlineOffset: -4,
  },
  '& svg': { width: 30, height: 30, fill: 'none', stroke: 'var(--cream)', strokeWidth: 1.5, strokeLinejoin: 'round' },
  '& svg > :first-of-type': { stroke: 'var(--gold)' },
  // the wajik of what is in view is gold all over
  '& [aria-current] svg': { stroke: '#1f0f0c' },
  '& [aria-current] svg > :first-of-type': { fill: '#d7a94b', stroke: '#f3d893' },
  '@media (max-height: 430px)': { '& a': { minHeight: 50, gap: 0 }, '& svg': { width: 24, height: 24 } },
  [DESKTOP]: { '& a': { minHeight: 66 } },
});

/** A black bar with gold wajik. */
export const Nav = () => (
  <>
    <NavList css={bar} icon={drawn} />
    <Controls />
  </>
);

const drawn = (key: NavItem['key']) => (
  <svg viewBox="-15 -15 30 30" aria-hidden="true">
    <path d="M0,-13L13,0L0,13L-13,0Z" />
    <path d={ICONS[key]} />
  </svg>
);

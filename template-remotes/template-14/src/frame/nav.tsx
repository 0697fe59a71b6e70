import { css } from '@emotion/react';
import { below, type NavItem } from '@janur/kit';
import { column, DESKTOP, NavList } from '@janur/template-parts';
import { INDIGO } from '../parts/layout.ts';
import { ICONS } from './icons.ts';

/** At the window's foot; on wide windows it is the cloth at the sheet's left edge. */
const bar = css(
  { [DESKTOP]: column },
  {
    position: 'fixed',
    zIndex: 30,
    insetInline: 0,
    bottom: 0,
    paddingBottom: 'env(safe-area-inset-bottom)',
    color: 'var(--on-primary)',
    '--focus': 'var(--on-primary)',
    background: INDIGO,
    borderTop: '3px solid var(--edge)',
    '& ul': { maxWidth: 720, marginInline: 'auto' },
    '& a': {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: 3,
      minHeight: 74,
      paddingBlock: '4px 6px',
      outlineOffset: -4,
      font: '600 .875rem/1.15 var(--font-body)',
    },
    '& i': {
      display: 'grid',
      placeContent: 'center',
      width: 42,
      height: 40,
      borderRadius: '50%',
      transition: 'background-color 200ms',
    },
    '& a[aria-current] i': { color: '#fff', background: 'var(--seal)' },
    [`@media (max-height: 430px) and ${below('desktop')}`]: { '& a': { minHeight: 50, gap: 0 }, '& i': { height: 28 } },
    [DESKTOP]: {
      inset: '0 auto 0 0',
      width: 108,
      padding: 0,
      borderTop: 0,
      borderRight: '4px solid var(--edge)',
      '& ul': { justifyContent: 'safe center', height: '100%', gap: 'clamp(0px, 2dvh - 10px, 10px)' },
      '& li': { flex: 'none' },
      '& a': { minHeight: 80, paddingInline: 4, whiteSpace: 'normal' },
    },
  },
);

export const Nav = () => <NavList css={bar} icon={crest} />;

const crest = (key: NavItem['key']) => (
  <i>
    <svg
      width="30"
      height="30"
      viewBox="-14 -14 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICONS[key]} />
    </svg>
  </i>
);

import { css } from '@emotion/react';
import { type FrameProps, late, type NavItem } from '@janur/kit';
import { DESKTOP, NARROW, NavList, REDUCED_MOTION } from '@janur/template-parts';
import { Star } from '../drawings/star.tsx';

const Wing = late(() => import('../sections/index.ts').then((sections) => sections.Wing), 0);

/** The wall's part of a desktop's window. */
const WING = '36vw';

const page = css({
  position: 'relative',
  overflow: 'clip',
  background: 'var(--base)',
  // the bar covers the window's foot: what has the focus must not stand under it
  'html:has(&)': { scrollBehavior: 'smooth', scrollPaddingBottom: 96 },
  [REDUCED_MOTION]: { 'html:has(&)': { scrollBehavior: 'auto' } },
  [DESKTOP]: { paddingLeft: WING },
});

const BOOMERANG =
  'M-48,28C-40,-6 -20,-40 1,-40C23,-40 42,-4 50,30C53,43 39,45 34,34C25,13 15,-8 2,-8C-11,-8 -22,12 -33,32C-39,43 -51,40 -48,28Z';
const TURNS = { home: -40, story: 30, wedding: 100, party: 100, gallery: 170, rsvp: 240, wishes: 310 } as const;

const bar = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  color: 'var(--cream)',
  '--focus': 'var(--cream)',
  background: 'var(--teal)',
  '& ul': { display: 'flex', justifyContent: 'center', maxWidth: 520, margin: '0 auto', padding: '0 8px' },
  '& li': { flex: '1 1 0', minWidth: 0 },
  '& a': {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 4,
    minHeight: 74,
    font: '500 .875rem/1.1 var(--font-body)',
    textAlign: 'center',
    outlineOffset: -4,
  },
  '& svg': { width: 28, height: 28 },
  '& span': { overflowWrap: 'anywhere', hyphens: 'auto' },
  '& [data-at]': { display: 'none' },
  '& a[aria-current]': {
    fontWeight: 700,
    '& [data-at]': { display: 'block' },
    '& [data-at] + svg': { display: 'none' },
  },
  [NARROW]: { '& ul': { padding: '0 2px' }, '& a': { fontSize: '.8125rem' } },
  '@media (max-height: 430px)': { '& a': { minHeight: 56, gap: 1 }, '& svg': { width: 22, height: 22 } },
  [DESKTOP]: { right: 'auto', width: WING },
});

/** A boomerang by turns, a star for the section in view. */
const iconOf = (key: NavItem['key']) => (
  <>
    <i data-at="">
      <Star isBold />
    </i>
    <svg viewBox="-65 -65 130 130" aria-hidden="true">
      <path d={BOOMERANG} transform={`rotate(${TURNS[key]})`} fill="var(--third)" />
    </svg>
  </>
);

/** The ground, the bar with its star, and on wide windows the wall beside the page. */
export function Frame({ children }: FrameProps) {
  return (
    <div css={page}>
      <Wing />
      {children}
      <NavList css={bar} icon={iconOf} />
    </div>
  );
}

import { css } from '@emotion/react';
import { type FrameProps, late, type NavItem } from '@janur/kit';
import { DESKTOP, NavList, REDUCED_MOTION } from '@janur/template-parts';
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
const TURNS = { home: -40, story: 10, wedding: 60, party: 110, gallery: 160, rsvp: 210, wishes: 260 } as const;

const bar = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  color: 'var(--cream)',
  '--focus': 'var(--cream)',
  background: 'var(--teal)',
  '& ul': { maxWidth: 720, margin: '0 auto', paddingInline: 8 },
  '& a': {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 4,
    minHeight: 74,
    font: '500 .875rem/1.1 var(--font-body)',
    outlineOffset: -4,
  },
  '& svg': { width: 28, height: 28 },
  '& [data-at]': { display: 'none' },
  '& a[aria-current]': {
    fontWeight: 700,
    '& [data-at]': { display: 'block' },
    '& [data-at] + svg': { display: 'none' },
  },
  '@media (max-height: 430px)': { '& a': { minHeight: 56, gap: 1 }, '& svg': { width: 22, height: 22 } },
  // two rows on the wall
  [DESKTOP]: {
    right: 'auto',
    width: WING,
    '& ul': { flexWrap: 'wrap', paddingBlock: 6 },
    '& li': { flex: '1 0 25%' },
    '& a': { minHeight: 62 },
  },
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

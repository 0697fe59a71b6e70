import { css, keyframes } from '@emotion/react';
import { type FrameProps, late, MusicButton, type NavItem } from '@janur/kit';
import { DESKTOP, NavList, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
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

const turn = keyframes({ to: { rotate: '360deg' } });
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
  '& ul': { maxWidth: 720, margin: '0 auto', paddingInline: 2 },
  // the last cell is the music's
  '&:has(+ [data-part="music"])': { paddingRight: 60, '& > [data-hint="after"]': { right: 60 } },
  '& a': {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 4,
    minWidth: 48,
    paddingInline: 4,
    minHeight: 74,
    font: '500 .84375rem/1.1 var(--font-body)',
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

/** A record at the bar's end: it turns while the song does. */
const music = css({
  position: 'fixed',
  zIndex: 31,
  right: 0,
  bottom: 'env(safe-area-inset-bottom)',
  display: 'grid',
  placeItems: 'center',
  width: 60,
  height: 74,
  padding: 0,
  border: 0,
  borderLeft: '1px solid color-mix(in srgb, var(--cream) 26%, #0000)',
  color: 'var(--cream)',
  '--focus': 'var(--cream)',
  background: 'none',
  cursor: 'pointer',
  outlineOffset: -6,
  '&[data-state="playing"] svg': { animation: `${turn} 3.6s linear infinite`, color: 'var(--gold)' },
  '&:active': { background: 'var(--deep)' },
  [REDUCED_MOTION]: { '&[data-state="playing"] svg': { animation: 'none' } },
  [WITHOUT_MOTION]: { '&[data-state="playing"] svg': { animation: 'none' } },
  '@media (max-height: 430px)': { height: 56 },
  [DESKTOP]: { right: `calc(100% - ${WING})`, height: 136 },
});
const Record = (isPlaying: boolean) => (
  <svg width="34" height="34" viewBox="-17 -17 34 34" aria-hidden="true">
    <circle r="15.5" fill={isPlaying ? 'var(--soot)' : 'none'} stroke="currentColor" strokeWidth="2" />
    <path d="M-10,-5A11,11 0 0 1 -5,-10M10,5A11,11 0 0 1 5,10" fill="none" stroke="currentColor" strokeWidth="1.6" />
    <circle r="5" fill="currentColor" />
    <circle r="1.4" fill="var(--teal)" />
    {!isPlaying && <path d="M-13,13L13,-13" stroke="currentColor" strokeWidth="2.4" />}
  </svg>
);

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
      <MusicButton css={music}>{Record}</MusicButton>
    </div>
  );
}

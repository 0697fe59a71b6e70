import { css } from '@emotion/react';
import { below, MusicButton, type NavItem } from '@janur/kit';
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
    // the last place is the music's
    '&:has(+ [data-part="music"])': { paddingRight: 62, '& > [data-hint="after"]': { right: 62 } },
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
      '&&:has(+ [data-part="music"])': { padding: '0 0 96px', '& > [data-hint="after"]': { right: 0, bottom: 98 } },
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

/** A crest as the others are: the bell of a shrine, which rings while the music does. */
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
  color: 'var(--on-primary)',
  '--focus': 'var(--on-primary)',
  background: 'none',
  cursor: 'pointer',
  outlineOffset: -6,
  '& i': { display: 'grid', placeContent: 'center', width: 42, height: 42, borderRadius: '50%' },
  '&[data-state="playing"] i': { boxShadow: 'inset 0 0 0 1.5px currentColor' },
  '&:active i': { color: '#fff', background: 'var(--seal)' },
  [`@media (max-height: 430px) and ${below('desktop')}`]: { height: 50 },
  [DESKTOP]: { right: 'auto', left: 0, bottom: 18, width: 104 },
});
const Bell = (isPlaying: boolean) => (
  <i>
    <svg
      width="30"
      height="30"
      viewBox="-14 -14 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M-7.500,1A7.500,7.500 0 0 1 7.500,1A7.500,7.500 0 0 1 -7.500,1ZM-8,1.500H8M0,3V8M-1.600,-9.500a2,2 0 1 1 3.200,0L0,-6.500Z" />
      {isPlaying ? <path d="M11,-5q2.500,5 0,10M-11,-5q-2.500,5 0,10" /> : <path d="M-11,11L11,-11" />}
    </svg>
  </i>
);

export const Nav = () => (
  <>
    <NavList css={bar} icon={crest} />
    <MusicButton css={music}>{Bell}</MusicButton>
  </>
);

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

import { css, keyframes } from '@emotion/react';
import { from, MusicButton, type NavItem, useCouple } from '@janur/kit';
import { DESKTOP, NavList, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import spark from '../assets/spark.svg';
import { ICONS, STAR_OF_STORY } from './icons.ts';

const orbit = keyframes({ to: { rotate: '360deg' } });

/** The limb of a planet: a circle so large that only its upper edge is seen. */
const limb = css({
  '--limb': 'max(205vw, 1000px)',
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  padding: '20px 0 max(6px, env(safe-area-inset-bottom))',
  isolation: 'isolate',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    pointerEvents: 'none',
    background:
      'radial-gradient(circle at 50% calc(var(--limb) + 1px), var(--panel) calc(var(--limb) - 1.6px), var(--silver) calc(var(--limb) - .9px) calc(var(--limb) - .1px), #0000 calc(var(--limb) + .5px))',
  },
  '& ul': { maxWidth: 720, marginInline: 'auto' },
  '--above': '24px',
  // the last cell is the music's
  '&:has(+ [data-part="music"])': { paddingRight: 54, '& > [data-hint="after"]': { right: 54 } },
  '& a': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 5,
    minHeight: 60,
    font: '400 .84375rem/1.15 var(--font-body)',
    color: 'var(--star)',
    outlineOffset: -3,
  },
  '& a[aria-current]': { fontWeight: 500, color: 'var(--gold)' },
  // a star rises over what is in view
  '& a[aria-current]::before': {
    content: '""',
    position: 'absolute',
    top: -22,
    left: 'calc(50% - 20px)',
    width: 40,
    height: 40,
    background: `url(${spark}) 50% / contain no-repeat`,
    pointerEvents: 'none',
  },
  '@media (max-height: 430px)': { paddingTop: 12, '& a': { minHeight: 46, gap: 1, '& svg': { height: 18 } } },
  // as flat on a tablet as on a phone: the note at its end lies on it
  [`@media ${from('tablet')}`]: { '--limb': '420vw' },
  [DESKTOP]: {
    insetInline: '0 auto',
    width: 'var(--side, 100%)',
    '--limb': 'max(1100px, 130vw)',
    // beyond the map it goes down into the night
    '&::before': { right: -110, mask: 'linear-gradient(90deg, #000 66%, #0000)' },
    '& a': { minWidth: 44, paddingInline: 4 },
  },
});

/** A note in its own orbit, at the limb's end. */
const music = css({
  position: 'fixed',
  zIndex: 31,
  right: 2,
  bottom: 'max(8px, env(safe-area-inset-bottom))',
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 56,
  padding: 0,
  border: 0,
  borderRadius: 26,
  color: 'var(--line)',
  background: 'none',
  cursor: 'pointer',
  outlineOffset: -3,
  '& [data-orbit]': { transformOrigin: '0 0' },
  '&[data-state="playing"]': { color: 'var(--gold)', '& [data-orbit]': { animation: `${orbit} 4s linear infinite` } },
  '&:active': { background: 'var(--dusk)' },
  [REDUCED_MOTION]: { '& [data-orbit]': { animation: 'none !important' } },
  [WITHOUT_MOTION]: { '& [data-orbit]': { animation: 'none !important' } },
  '@media (max-height: 430px)': { height: 46 },
  [DESKTOP]: { right: 'auto', left: 'calc(var(--side, 100%) - 58px)' },
});
const Note = (isPlaying: boolean) => (
  <svg width="36" height="36" viewBox="-18 -18 36 36" fill="none" stroke="currentColor" aria-hidden="true">
    <circle r="15" strokeWidth="1.2" strokeDasharray={isPlaying ? undefined : '1.500 4'} strokeLinecap="round" />
    <path d="M-3.500,5V-7L6,-9V3" strokeWidth="1.5" strokeLinejoin="round" />
    <path d="M-3.500,5a2.600,2 -20 1 1 -.01,0ZM6,3a2.600,2 -20 1 1 -.01,0Z" fill="currentColor" />
    <circle data-orbit="" cy="-15" r="2.200" fill="currentColor" stroke="none" opacity={isPlaying ? 1 : 0} />
    {!isPlaying && <path d="M-10.500,10.500L10.500,-10.500" strokeWidth="1.5" />}
  </svg>
);

export function Nav() {
  const { isSingleHost } = useCouple();
  const drawn = (key: NavItem['key']) => (
    <svg
      width="24"
      height="22"
      viewBox="-12 -11 24 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={key === 'story' && isSingleHost ? STAR_OF_STORY : ICONS[key]} />
    </svg>
  );
  return (
    <>
      <NavList css={limb} icon={drawn} />
      <MusicButton css={music}>{Note}</MusicButton>
    </>
  );
}

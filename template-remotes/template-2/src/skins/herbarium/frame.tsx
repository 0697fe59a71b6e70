import { css } from '@emotion/react';
import { type FrameProps, LanguageButton, MusicButton } from '@janur/kit';
import { DESKTOP, NavList } from '@janur/template-parts';
import { smooth } from '../../skeleton/smooth.ts';
import stroke from './assets/stroke.svg';
import { Hanging } from './parts/hanging.tsx';
import { PAPER } from './parts/look.ts';
import { cutBy } from './parts/wash.tsx';

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
  // the song has the bar's end
  '&:has(+ [data-part="music"])': {
    paddingRight: 60,
    '& > [data-hint="after"]': { right: 58 },
    [DESKTOP]: { paddingInline: 72 },
  },
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

const dab = {
  zIndex: 31,
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--ink)',
  cursor: 'pointer',
  isolation: 'isolate',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '7px 1px',
    background: 'color-mix(in oklab, var(--third) 82%, var(--leaf))',
    ...cutBy(stroke),
    transition: 'transform 160ms',
  },
  '&:active::before': { transform: 'scale(.88)' },
} as const;
const music = css({
  ...dab,
  position: 'fixed',
  right: 8,
  bottom: 'calc(7px + env(safe-area-inset-bottom))',
  '&[data-state="playing"]::before': { background: 'var(--peach)' },
  '@media (max-height: 430px)': { bottom: 0 },
});
/** At the page's head, where the painting keeps a corner free: it goes with the page. */
const language = css({
  ...dab,
  position: 'absolute',
  top: 10,
  right: 10,
  font: '400 .9375rem/1 var(--font-heading)',
  letterSpacing: '.06em',
});

/** A note as the brush writes it; a bar crosses it where the song rests. */
const note = (isPlaying: boolean) => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden="true"
  >
    <path d="M9 17.500V6.500C12 6 15 5 18 4V15" strokeLinecap="round" strokeLinejoin="round" />
    <path
      d="M9 17.500C9 21 3 21 3.500 18C4 15.500 9 15 9 17.500ZM18 15C18 18.500 12 18.500 12.500 15.500C13 13 18 12.500 18 15Z"
      fill="currentColor"
    />
    {!isPlaying && <path d="M3 4L21 21" strokeLinecap="round" />}
  </svg>
);

/** Cold-press paper, and a plain bar with words at its foot. */
export function Frame({ children }: FrameProps) {
  return (
    <div css={[page, smooth]}>
      <Hanging />
      {children}
      <LanguageButton css={language}>{(shortName) => shortName}</LanguageButton>
      <NavList css={bar} />
      <MusicButton css={music}>{note}</MusicButton>
    </div>
  );
}

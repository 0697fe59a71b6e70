import { css } from '@emotion/react';
import { type FrameProps, LanguageButton, MusicButton } from '@janur/kit';
import { DESKTOP, NavList } from '@janur/template-parts';
import { smooth } from '../../skeleton/smooth.ts';
import { LAID, SILK } from './parts/paper.ts';

const page = css({
  position: 'relative',
  overflow: 'clip',
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  background: `${LAID}, var(--third)`,
});

const NOTCHED = 'polygon(0 0, 50% 12px, 100% 0, 100% 100%, 0 100%)';

/** Ends of ribbons between the pages; the one in view is pulled out. */
const ribbons = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 'max(10px, 50% - 340px)',
  bottom: 0,
  pointerEvents: 'none',
  '&:has(+ [data-part="music"])': { right: 'max(66px, 50% - 284px)' },
  // the pouch that they are tucked into: nothing of the page shows between them
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: '-50vw',
    bottom: 0,
    height: 'calc(52px + env(safe-area-inset-bottom))',
    background: `${LAID}, linear-gradient(var(--envelope), var(--third))`,
    borderTop: '1px solid var(--base)',
    boxShadow: '0 -5px 14px color-mix(in srgb, var(--wine) 22%, transparent)',
  },
  '& ul': { position: 'relative', gap: 5, alignItems: 'flex-end' },
  '& a': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: 'calc(60px + env(safe-area-inset-bottom))',
    padding: '14px 10px calc(6px + env(safe-area-inset-bottom))',
    font: '500 .9375rem/1.1 var(--font-body)',
    color: 'var(--caps)',
    '--focus': 'var(--ink-on-third)',
    outlineOffset: '-6px !important',
    clipPath: NOTCHED,
    background: 'linear-gradient(90deg, var(--flush), var(--envelope) 16% 78%, var(--flush))',
  },
  '& a[aria-current]': {
    minHeight: 'calc(76px + env(safe-area-inset-bottom))',
    fontWeight: 600,
    color: 'var(--on-primary)',
    '--focus': 'var(--on-primary)',
    background: SILK,
  },
  '@media (max-height: 430px)': {
    '& a': { minHeight: 48 },
    '& a[aria-current]': { minHeight: 56 },
  },
  [DESKTOP]: { '& a': { fontSize: '1.0625rem' } },
});

/** The last ribbon is the song's. */
const music = css({
  position: 'fixed',
  zIndex: 31,
  right: 'max(10px, 50% - 340px)',
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  width: 50,
  height: 'calc(60px + env(safe-area-inset-bottom))',
  padding: '10px 0 env(safe-area-inset-bottom)',
  border: 0,
  color: 'var(--caps)',
  '--focus': 'var(--ink-on-third)',
  outlineOffset: '-6px !important',
  clipPath: NOTCHED,
  background: 'linear-gradient(90deg, var(--flush), var(--envelope) 16% 78%, var(--flush))',
  cursor: 'pointer',
  '&[data-state="playing"]': { color: 'var(--on-primary)', '--focus': 'var(--on-primary)', background: SILK },
  '&:active svg': { transform: 'translateY(2px)' },
  '@media (max-height: 430px)': { height: 48 },
});
/** A small postmark at the letter's head: it goes with the page. */
const language = css({
  position: 'absolute',
  zIndex: 3,
  top: 6,
  right: 4,
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  font: '600 .8125rem/1 var(--font-heading)',
  color: 'var(--title-on-third)',
  background:
    'radial-gradient(circle, color-mix(in srgb, var(--base) 80%, #0000) 15px, currentColor 15.500px 16.300px, #0000 16.800px 18.200px, currentColor 18.700px 20px, #0000 20.500px)',
  cursor: 'pointer',
  '&:active': { transform: 'scale(.92)' },
  [DESKTOP]: { top: 16, right: 20 },
});

const notes = (isPlaying: boolean) => (
  <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
    <path d="M9 5.500L20 3V15.500A3 3 0 1 1 18 12.700V7.200L11 8.800V18.500A3 3 0 1 1 9 15.700Z" />
    {!isPlaying && <path d="M3 4L21 21" stroke="currentColor" strokeWidth="1.500" />}
  </svg>
);

/** Blush paper, and the ribbons at the window's foot. */
export function Frame({ children }: FrameProps) {
  return (
    <div css={[page, smooth]}>
      {children}
      <LanguageButton css={language}>{(shortName) => shortName}</LanguageButton>
      <NavList css={ribbons} />
      <MusicButton css={music}>{notes}</MusicButton>
    </div>
  );
}

import { css } from '@emotion/react';
import { type FrameProps, MusicButton } from '@janur/kit';
import { DESKTOP, NavList } from '@janur/template-parts';
import { black, signal } from '../parts/type.ts';

const page = css({
  position: 'relative',
  overflow: 'clip',
  background: 'var(--base)',
  color: 'var(--ink)',
  // what has the focus must not stand under the bar
  'html:has(&)': { scrollPaddingBottom: 80 },
  // nothing glides here: what comes near is there with a cut
  '&& [data-state="shown"]': { animationTimingFunction: 'steps(1, end)', animationDuration: '140ms' },
});

const nav = css(black, {
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 62,
    padding: '4px 14px',
    font: '700 .9375rem/1.1 var(--font-body)',
    outlineOffset: -5,
  },
  '& a[aria-current]': { ...signal, textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: 4 },
  // the last cell is the music's
  '&:has(+ [data-part="music"])': { paddingRight: 58, '& > [data-hint="after"]': { right: 58 } },
  '@media (max-height: 430px)': { '& a': { minHeight: 46 } },
  [DESKTOP]: { '& a': { minHeight: 56, fontSize: '1.0625rem' } },
});

/** A square key at the bar's end; four bars of a meter, which stand low while nothing is heard. */
const key = css(black, {
  position: 'fixed',
  zIndex: 31,
  right: 0,
  bottom: 'env(safe-area-inset-bottom)',
  display: 'grid',
  placeItems: 'center',
  width: 58,
  height: 62,
  padding: 0,
  border: 0,
  borderLeft: '2px solid color-mix(in srgb, var(--on-primary) 34%, var(--primary))',
  borderRadius: 0,
  cursor: 'pointer',
  outlineOffset: -6,
  '&[data-state="playing"]': { color: 'var(--secondary)' },
  '&:active': signal,
  '@media (max-height: 430px)': { height: 46 },
  [DESKTOP]: { height: 56 },
});
const LOUD = 'M0,24V10h5V24ZM8,24V2h5V24ZM16,24V14h5V24ZM24,24V6h5V24Z';
const SILENT = 'M0,24V20h5V24ZM8,24V20h5V24ZM16,24V20h5V24ZM24,24V20h5V24Z';
const Meter = (isPlaying: boolean) => (
  <svg width="29" height="24" viewBox="0 0 29 24" fill="currentColor" aria-hidden="true">
    <path d={isPlaying ? LOUD : SILENT} />
  </svg>
);

/** Concrete from edge to edge, and the black bar of cells at the window's foot. */
export function Frame({ children }: FrameProps) {
  return (
    <div css={page}>
      {children}
      <NavList css={nav} />
      <MusicButton css={key}>{Meter}</MusicButton>
    </div>
  );
}

import { css } from '@emotion/react';
import { from, MusicButton } from '@janur/kit';
import { DESKTOP, NavList } from '@janur/template-parts';

const bar = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: 'color-mix(in srgb, var(--night) 96%, #0000)',
  borderTop: '1px solid color-mix(in srgb, var(--gold) 28%, #0000)',
  '& ul': { maxWidth: 760, marginInline: 'auto', paddingInline: 8 },
  '&:has(+ [data-part="music"])': { paddingRight: 62, '& > [data-hint="after"]': { right: 60 } },
  '& a': {
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    minHeight: 68,
    font: '500 1.0625rem/1.1 var(--font-body)',
  },
  // a point of light under the section in view
  '& a::after': {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: 12,
    width: 7,
    height: 7,
    marginLeft: -3.5,
    borderRadius: '50%',
    background: 'radial-gradient(#fff3c8, var(--gold))',
    opacity: 0,
    transform: 'scale(.3)',
    transition: 'opacity 200ms, transform 260ms',
  },
  '& [aria-current]': { color: 'var(--soft)', fontWeight: 600 },
  '& [aria-current]::after': { opacity: 1, transform: 'none' },
  '@media (max-height: 430px)': { '& a': { minHeight: 48 }, '& a::after': { bottom: 5, width: 5, height: 5 } },
  [DESKTOP]: { left: '38vw', '& a': { fontSize: '.9375rem' } },
  [`@media ${from('wide')}`]: { '& a': { fontSize: '1.1875rem' } },
});

/** A ring of gold at the bar's end: its flame burns while the song plays. */
const music = css({
  position: 'fixed',
  zIndex: 31,
  right: 8,
  bottom: 'calc(10px + env(safe-area-inset-bottom))',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  color: 'var(--gold-1)',
  background: 'radial-gradient(circle, var(--dusk) 20px, var(--gold-2) 20.500px 21.500px, #0000 22px)',
  cursor: 'pointer',
  '& [data-flame]': { transformOrigin: '12px 17px', transition: 'transform 300ms, opacity 300ms' },
  '&[data-state="silent"] [data-flame]': { transform: 'scale(.2)', opacity: 0 },
  '&:active svg': { transform: 'scale(.9)' },
  '@media (max-height: 430px)': { bottom: 0 },
});

/** The dark bar at the window's foot. */
export const Nav = () => (
  <>
    <NavList css={bar} />
    <MusicButton css={music}>{candle}</MusicButton>
  </>
);

const candle = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d="M9 22V17H15V22M12 17V15" fill="none" stroke="currentColor" strokeWidth="1.3" />
    <path data-flame="" d="M12 3C15.500 7 15 11 12 14.500C9 11 8.500 7 12 3Z" fill="currentColor" />
  </svg>
);

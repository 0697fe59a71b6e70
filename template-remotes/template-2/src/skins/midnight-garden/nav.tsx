import { css } from '@emotion/react';
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
  [DESKTOP]: { left: '38vw', '& a': { fontSize: '1.1875rem' } },
});

/** The dark bar at the window's foot. */
export const Nav = () => <NavList css={bar} />;

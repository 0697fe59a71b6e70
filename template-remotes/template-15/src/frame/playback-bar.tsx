import { css } from '@emotion/react';
import { NavList } from '@janur/template-parts';

const LOW_WINDOW = '@media (max-height: 430px)';

/** The player's bar: chapters are ticks on its line, gold up to the one that plays. */
const bar = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  background: 'var(--third)',
  borderTop: '1px solid color-mix(in srgb, var(--ink-on-third) 18%, #0000)',
  '& ul': { maxWidth: 760, marginInline: 'auto', paddingInline: 8 },
  '& li': { position: 'relative' },
  // the line, in one piece a chapter
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 22,
    height: 4,
    background: 'color-mix(in srgb, var(--ink-on-third) 32%, var(--third))',
  },
  '& li:first-of-type::before': { left: 10, borderRadius: '2px 0 0 2px' },
  '& li:last-of-type::before': { right: 10, borderRadius: '0 2px 2px 0' },
  '& li:has(~ li [aria-current])::before': { background: 'var(--primary)' },
  '& li:has([aria-current])::before': {
    background:
      'linear-gradient(90deg, var(--primary) 80%, color-mix(in srgb, var(--ink-on-third) 32%, var(--third)) 0)',
  },
  '& a': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    minHeight: 68,
    padding: '46px 8px 6px',
    font: '400 .8125rem/1.15 var(--font-body)',
    outlineOffset: -4,
  },
  '& a::before': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 2px)',
    top: 17,
    width: 4,
    height: 14,
    borderRadius: 2,
    background: 'currentColor',
  },
  '& a[aria-current]': { fontWeight: 700 },
  '& a[aria-current]::before': {
    left: 'calc(50% - 10px)',
    top: 14,
    width: 20,
    height: 20,
    borderRadius: '50%',
    background: 'var(--primary)',
  },
  '& a[aria-current]::after': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 3px)',
    top: 19,
    width: 8,
    height: 10,
    clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
    background: 'var(--on-primary)',
  },
  [LOW_WINDOW]: {
    '& li::before': { top: 12 },
    '& a': { minHeight: 46, padding: '28px 8px 2px' },
    '& a::before': { top: 7 },
    '& a[aria-current]::before': { top: 4 },
    '& a[aria-current]::after': { top: 9 },
  },
});

export const PlaybackBar = () => <NavList css={bar} />;

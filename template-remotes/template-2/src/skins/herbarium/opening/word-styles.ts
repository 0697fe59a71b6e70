import { css } from '@emotion/react';
import { CJK, LEAVING, openingSteps } from '@janur/template-parts';
import { cap, italic, solidButton } from '../parts/look.ts';
import { SET } from './scene-styles.ts';
import { CROWDED, LARGE, LOW, WIDE, WITH_PICTURE } from './windows.ts';

/** The names scroll in their wreath when they are more than it can hold; the button never does. */
export const type = css({
  gridArea: 'stage',
  position: 'relative',
  zIndex: 1,
  minHeight: 0,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  display: 'flex',
  padding: 'calc(236 * var(--u)) max(calc(72 * var(--u)), 50% - 123 * var(--u)) calc(96 * var(--u))',
  [WITH_PICTURE]: {
    paddingBlock: 'calc(384 * var(--u)) calc(56 * var(--u))',
    paddingInline: 'max(84 * var(--u), 50% - 111 * var(--u))',
  },
  [CROWDED]: { paddingBlock: 'calc(312 * var(--u)) calc(56 * var(--u))' },
  [WIDE]: SET,
  [LOW]: { paddingTop: 'calc(200 * var(--u))', [WITH_PICTURE]: { paddingTop: 'calc(320 * var(--u))' } },
  [LEAVING]: { opacity: 0, transition: 'opacity 260ms' },
});

export const lines = css({
  margin: 'auto',
  width: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 'clamp(4px, calc(14 * var(--u)), 18px)',
  textAlign: 'center',
  color: 'var(--ink-on-third)',
});

export const eyebrow = css({ ...cap, fontSize: 'clamp(.8125rem, calc(13 * var(--u)), 1rem)' });

export const names = css({
  ...openingSteps,
  width: '100%',
  fontFamily: 'var(--font-script)',
  fontSize: 'max(1.75rem, min(calc(77 * var(--u) * var(--step)), calc(590 * var(--u) / var(--longest-word))))',
  lineHeight: 0.84,
  color: 'var(--title-on-third)',
  '& [data-line]': { display: 'block', padding: '.08em 0', overflowWrap: 'anywhere', textWrap: 'balance' },
  '& [data-joiner]': { display: 'block', fontSize: 'max(1.5rem, .46em)', lineHeight: 1.1, color: 'var(--rust)' },
  '[data-cover="LOGO"] &': {
    fontSize: 'max(1.75rem, min(calc(56 * var(--u) * var(--step)), calc(590 * var(--u) / var(--longest-word))))',
  },
  [WITH_PICTURE]: {
    fontSize: 'max(1.75rem, min(calc(60 * var(--u) * var(--step)), calc(590 * var(--u) / var(--longest-word))))',
  },
  [LOW]: {
    fontSize: 'max(1.75rem, min(calc(64 * var(--u) * var(--step)), calc(590 * var(--u) / var(--longest-word))))',
  },
  [CJK]: { fontSize: 'max(1.5rem, calc(46 * var(--u) * var(--step)))', lineHeight: 1.3 },
});

export const date = css({ ...cap, fontSize: 'clamp(.875rem, calc(14 * var(--u)), 1.0625rem)' });
export const logo = css({ width: '55%', maxHeight: 'calc(72 * var(--u))', flex: 'none', objectFit: 'contain' });

export const guest = css({
  display: 'grid',
  gap: 2,
  '& span': italic,
  '& strong': {
    font: '600 clamp(1.25rem, 6vw, 1.5rem)/1.2 var(--font-body)',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  '[data-guest="long"] & strong': { fontSize: '1.125rem' },
});

export const foot = css({
  gridArea: 'foot',
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 'clamp(10px, calc(16 * var(--u)), 18px)',
  textAlign: 'center',
  padding: '6px 24px max(calc(44 * var(--u)), env(safe-area-inset-bottom) + 16px)',
  isolation: 'isolate',
  [WIDE]: {
    gap: 28,
    placeSelf: 'center',
    padding: 'min(90px, 10dvh) 64px',
    [LARGE]: { minWidth: 'min(38vw, 640px)', minHeight: 'min(66dvh, 640px)', gap: 36, marginTop: '5dvh' },
    '&& strong': { fontSize: 'clamp(1.5rem, 2.9vw, 3.25rem)' },
    '&& p span': { fontSize: 'clamp(1.125rem, 1.6vw, 1.75rem)' },
    '&& [data-part="open"]': { fontSize: 'clamp(1.0625rem, 1.3vw, 1.375rem)' },
  },
  [LEAVING]: { opacity: 0, transition: 'opacity 260ms' },
});

/** Beside the wreath the greeting has paint of its own. */
export const under = css({ display: 'none', zIndex: -1, inset: '0 -12px', [WIDE]: { display: 'block' } });
/** A rose and eucalyptus at a corner of that paint. */
export const sprays = css({
  display: 'none',
  zIndex: -1,
  left: 'calc(-74 * var(--u))',
  bottom: 'calc(-70 * var(--u))',
  [LARGE]: { display: 'block' },
});

export const button = css(solidButton, {
  minHeight: 52,
  maxWidth: '100%',
  padding: '13px 34px',
  fontSize: '1.0625rem',
  letterSpacing: '.09em',
  '&:active': { transform: 'scale(.985)' },
});

import { css } from '@emotion/react';
import { DESKTOP, NARROW } from '@janur/template-parts';
import { BRASS, PLATE } from './brass.ts';
import { lines, shape } from './lines.ts';

/** A section's column: in the middle panel of the screen. */
export const column = css({
  position: 'relative',
  width: 'min(560px, 100%)',
  marginInline: 'auto',
  padding: 'var(--gap-section) 22px',
  textAlign: 'center',
  [NARROW]: { paddingInline: 14 },
  [DESKTOP]: { paddingInline: 0, width: 'min(560px, 100% - 48px)' },
});

/** Words on a shape that lies behind them, so that the focus ring stands free. */
const button = {
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeContent: 'center',
  minHeight: 50,
  padding: '11px 16px 9px',
  border: 0,
  borderRadius: 0,
  background: 'none',
  font: '600 .875rem/1.2 var(--font-body)',
  letterSpacing: '.07em',
  textTransform: 'uppercase',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  '&::before': { content: '""', position: 'absolute', inset: 0, zIndex: -2 },
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: -1 },
} as const;
const STEPS = { steps: 3, size: 4 };

/** A plate of brass with an engraved line. */
export const plateButton = {
  ...button,
  color: 'var(--on-primary)',
  '&::before': { ...button['&::before'], background: PLATE, clipPath: shape(STEPS) },
  '&::after': { ...button['&::after'], background: 'var(--on-primary)', opacity: 0 },
} as const;

/** A brass line around the words. */
export const wireButton = {
  ...button,
  color: 'var(--ink)',
  '&::before': { ...button['&::before'], background: 'var(--base)', clipPath: shape(STEPS) },
  '&::after': { ...button['&::after'], background: BRASS, clipPath: lines(STEPS, [0, 1.5]) },
} as const;

/** A menu card: corners in four steps, a strong brass line and a fine one. */
export const card = {
  position: 'relative',
  isolation: 'isolate',
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  '&::before, &::after': { content: '""', position: 'absolute', inset: 0, zIndex: -1, pointerEvents: 'none' },
  '&::before': {
    background: 'linear-gradient(160deg, var(--third), var(--panel-deep))',
    clipPath: shape({ steps: 4, size: 8 }),
  },
  '&::after': { background: BRASS, clipPath: lines({ steps: 4, size: 8 }, [0, 2.4], [7, 1]) },
} as const;

/** A section on the wallpaper of fans. */
export const prose = { font: '400 1.0625rem/1.6 var(--font-body)' } as const;

/** The small line above titles. */
export const eyebrowText = {
  font: '600 .8125rem/1.4 var(--font-body)',
  letterSpacing: '.3em',
  textIndent: '.3em',
  textTransform: 'uppercase',
  color: 'var(--soft)',
} as const;

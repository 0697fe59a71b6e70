import { css } from '@emotion/react';
import { DESKTOP, NARROW } from '@janur/template-parts';

/** A section's column. On desktops it stands beside the chart. */
export const column = css({
  position: 'relative',
  width: 'min(620px, 100%)',
  marginInline: 'auto',
  padding: 'var(--gap-section) 24px',
  isolation: 'isolate',
  // the sky is calm behind words: a star on a letter would be an accent
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background: 'color-mix(in srgb, var(--night) 88%, #0000)',
    mask: 'linear-gradient(#0000, #000 56px calc(100% - 56px), #0000), linear-gradient(90deg, #0000, #000 26px calc(100% - 26px), #0000)',
    maskComposite: 'intersect',
    pointerEvents: 'none',
  },
  [NARROW]: { paddingInline: 16 },
  [DESKTOP]: { width: 'min(620px, 100% - 64px)', padding: 'var(--gap-section) 0' },
});

/** Polished silver on large letters; the plain colour stays where a browser cannot. */
export const SILVER = {
  color: 'var(--gold)',
  '@supports (background-clip: text)': {
    color: 'transparent',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
    background: 'linear-gradient(176deg, #fffdf2 6%, var(--gold) 34%, var(--silver) 66%, #eef1fc 92%) text',
  },
  '@media (forced-colors: active)': { color: 'CanvasText', background: 'none' },
} as const;

export const prose = { font: '400 1.0625rem/1.6 var(--font-body)', whiteSpace: 'pre-line' } as const;

export const small = {
  font: '500 .8125rem/1.5 var(--font-body)',
  letterSpacing: '.2em',
  textTransform: 'uppercase',
  color: 'var(--line)',
} as const;

const button = {
  display: 'inline-grid',
  placeContent: 'center',
  minHeight: 48,
  padding: '10px 16px',
  border: 0,
  borderRadius: 26,
  font: '500 1rem/1.2 var(--font-body)',
  letterSpacing: '.03em',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
} as const;

/** Filled like the evening star. */
export const bright = { ...button, color: 'var(--on-primary)', background: 'var(--primary)' } as const;

/** An outline on the night. */
export const faint = {
  ...button,
  color: 'var(--star)',
  background: 'transparent',
  boxShadow: 'inset 0 0 0 1.2px var(--thread)',
} as const;

/** Bright, in a second ring. */
export const haloed = {
  ...bright,
  minHeight: 56,
  paddingInline: 28,
  borderRadius: 29,
  letterSpacing: '.08em',
  boxShadow:
    '0 0 0 5px var(--night), 0 0 0 6px color-mix(in srgb, var(--primary) 66%, var(--line)), 0 0 40px color-mix(in srgb, var(--primary) 24%, #0000)',
} as const;

/** The kit's dialogs: a window into the night. */
export const sheet = {
  width: 'min(480px, 100vw - 28px)',
  maxWidth: 'none',
  maxHeight: 'min(88dvh, 780px)',
  padding: 0,
  border: '1px solid var(--thread)',
  borderRadius: 28,
  overflowY: 'auto',
  color: 'var(--star)',
  background: 'radial-gradient(120% 60% at 50% 0, var(--dusk), #0000), var(--night)',
  '&::backdrop': { background: '#050a1cd9' },
  '& > [data-part="dialog-body"]': { display: 'grid', gap: 18, padding: '14px 18px 28px', textAlign: 'center' },
  '& > [data-part="dialog-body"] > [data-part="close"]': {
    ...faint,
    position: 'sticky',
    top: 8,
    zIndex: 1,
    justifySelf: 'end',
    // beside the title, not above it
    marginBottom: -66,
    alignSelf: 'start',
    width: 48,
    height: 48,
    padding: 0,
    borderRadius: '50%',
    background: 'var(--night)',
  },
  '& [data-part="title"]': {
    display: 'grid',
    alignContent: 'center',
    minHeight: 56,
    padding: '0 54px',
    fontSize: '1.75rem',
    lineHeight: 1.15,
    color: 'var(--gold)',
  },
} as const;

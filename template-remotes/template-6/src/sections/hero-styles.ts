import { css } from '@emotion/react';
import { CJK, DESKTOP, LOW } from '@janur/template-parts';
import { italic, smallCaps } from '../parts/layout.ts';

/** `--u` is one unit of the drawing, which is 390 wide. On two pages the picture fills the left one. */
export const hero = css({
  '--u': 'calc(min(100vw, 560px) / 390)',
  position: 'relative',
  minHeight: '100svh',
  display: 'grid',
  gridTemplateRows: 'minmax(min(356 * var(--u), 44svh), 1fr) auto auto',
  paddingBottom: 'calc(84px + env(safe-area-inset-bottom))',
  textAlign: 'center',
  [LOW]: { gridTemplateColumns: '1fr 1fr', gridTemplateRows: '1fr auto auto 1fr', '--u': 'calc(50vw / 390)' },
  [DESKTOP]: {
    '--u': 'clamp(1px, min(50vw / 460, 100dvh / 720), 1.42px)',
    gridTemplateColumns: '1fr 1fr',
    gridTemplateRows: '1fr auto auto 1fr',
    paddingBottom: 0,
  },
});

export const plate = css({
  position: 'relative',
  borderBottom: '1.6px solid var(--gilt)',
  boxShadow: '0 4px 0 var(--base), 0 4.7px 0 var(--gilt)',
  background: 'linear-gradient(var(--shade), var(--light))',
  // two fine lines inside the picture
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 12,
    border: '1px solid #ffffffbf',
    outline: '.6px solid #ffffff66',
    outlineOffset: -5,
    pointerEvents: 'none',
  },
  [LOW]: { gridArea: '1 / 1 / -1 / 2' },
  [DESKTOP]: {
    gridArea: '1 / 1 / -1 / 2',
    margin: '48px 68px 104px 56px',
    border: '1.6px solid var(--gilt)',
    boxShadow: '0 0 0 5px var(--base), 0 0 0 5.7px var(--gilt)',
  },
});
export const picture = css({ position: 'absolute', inset: 0, overflow: 'hidden' });
/** Without a picture the coronet stands large and pressed in its place. */
export const emblem = css({
  position: 'absolute',
  left: '50%',
  top: '44%',
  width: 'calc(196 * var(--u))',
  height: 'auto',
  transform: 'translate(-50%, -50%)',
});

/** It straddles the picture's lower edge, or the gutter of the open booklet. */
export const medallion = css({
  position: 'absolute',
  zIndex: 1,
  left: 'calc(50% - 82 * var(--u))',
  bottom: 'calc(-76 * var(--u))',
  width: 'calc(164 * var(--u))',
  [LOW]: {
    left: 'auto',
    right: 'calc(-60 * var(--u))',
    bottom: 'calc(50% - 60 * var(--u))',
    width: 'calc(120 * var(--u))',
  },
  [DESKTOP]: {
    left: 'auto',
    right: 'calc(-68px - 92 * var(--u))',
    bottom: 'calc(50% - 92 * var(--u))',
    width: 'calc(184 * var(--u))',
  },
});

const onRightPage = {
  [LOW]: { gridColumn: 2, paddingLeft: 'calc(72 * var(--u))', paddingRight: 16 },
  [DESKTOP]: { gridColumn: 2, paddingLeft: 'calc(104 * var(--u))', paddingRight: 40 },
} as const;

export const titles = css({
  position: 'relative',
  padding: 'calc(88 * var(--u)) 14px 0',
  [LOW]: { gridRow: 2, paddingTop: 20 },
  [DESKTOP]: { gridRow: 2, paddingTop: 0 },
});
export const onRight = css(onRightPage);

export const eyebrow = css(smallCaps, {
  display: 'none',
  marginBottom: 8,
  color: 'var(--ink)',
  '&[data-told]': { display: 'block' },
  [DESKTOP]: { display: 'block', marginBottom: 12, letterSpacing: '.2em' },
});
export const names = css({
  fontSize: 'max(1.25rem, min(31 * var(--u) * max(var(--step), .7), 350 * var(--u) / (var(--word) * .92)))',
  lineHeight: 1.2,
  letterSpacing: '.1em',
  textTransform: 'uppercase',
  color: 'var(--title)',
  '& > span': { display: 'inline-block', maxWidth: '100%', whiteSpace: 'normal' },
  '& [data-joiner]': {
    margin: '0 .34em 0 .2em',
    font: '400 1.22em/.8 var(--font-script)',
    letterSpacing: 0,
    color: 'var(--amber)',
    WebkitTextStroke: '.5px var(--amber)',
  },
  '&[data-layout="new-lines"] > span': { display: 'block' },
  '&[data-layout="new-lines"] > [data-joiner]': {
    font: 'italic 400 .7em/1.3 var(--font-body)',
    textTransform: 'none',
    WebkitTextStroke: '0',
    color: 'var(--ink)',
  },
  '&:not(:has([data-joiner]))': {
    fontSize: 'max(1.5rem, min(39 * var(--u) * max(var(--step), .7), 350 * var(--u) / (var(--word) * .92)))',
  },
  [CJK]: { lineHeight: 1.35 },
  [DESKTOP]: {
    fontSize: 'max(1.5rem, min(38 * var(--u) * max(var(--step), .66), 320 * var(--u) / (var(--word) * .92)))',
  },
});
export const date = css(italic, { marginTop: 10 });
export const roman = css(smallCaps, {
  marginTop: 5,
  fontSize: '.9375rem',
  letterSpacing: '.14em',
  color: 'var(--ink)',
});

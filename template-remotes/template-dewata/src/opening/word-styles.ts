import { css } from '@emotion/react';
import { CJK, LEAVING, LOW, openingSteps } from '@janur/template-parts';
import scroll from '../assets/scroll.svg';
import { eyebrowText, goldButton } from '../parts/layout.ts';

const fading = { [LEAVING]: { opacity: 0, transition: 'opacity 400ms' } } as const;

/** On plain ground that fades into the sky below; very long names scroll. */
export const title = css({
  position: 'relative',
  zIndex: 2,
  maxHeight: '46dvh',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  padding: 'calc(30 * var(--u)) 20px calc(26 * var(--u))',
  background: 'var(--base)',
  maskImage: 'linear-gradient(#000 calc(100% - 26 * var(--u)), #0000)',
  ...fading,
  [LOW]: { alignSelf: 'center', maxHeight: '100%', gridColumn: 1, gridRow: 1, padding: '10px 14px', maskImage: 'none' },
});
export const eyebrow = css(eyebrowText, {
  fontSize: 'max(.75rem, calc(12 * var(--u)))',
  letterSpacing: '.2em',
  color: 'var(--ink)',
});
export const names = css(openingSteps, {
  display: 'grid',
  justifyItems: 'center',
  marginTop: 'calc(8 * var(--u))',
  font: '400 max(1.5rem, min(50 * var(--u) * var(--step), 350 * var(--u) / (var(--longest-word) * .52)))/1.12 var(--font-heading)',
  color: 'var(--title)',
  '& > [data-line]': { maxWidth: '100%', minWidth: 0, overflowWrap: 'anywhere', textWrap: 'balance' },
  '& > [data-joiner]': {
    position: 'relative',
    top: '.17em',
    font: '700 1em/.62 var(--font-script)',
    color: 'var(--amber)',
  },
  '& > :only-child': { fontSize: '1.25em' },
  [CJK]: { lineHeight: 1.3, '& > [data-line]': { fontSize: '.82em' } },
});
export const age = css({
  marginTop: 'calc(4 * var(--u))',
  font: '600 max(.875rem, calc(14 * var(--u)))/1.35 var(--font-body)',
  '&:empty': { display: 'none' },
});
/** QUERY_REVERSE: whom the gate opens for stands above the names, on their plain ground. */
export const above = css({
  display: 'grid',
  justifyItems: 'center',
  marginBottom: 'calc(14 * var(--u))',
  color: 'var(--ink)',
});

export const below = css({
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  justifyItems: 'center',
  gap: 'clamp(6px, 10 * var(--u), 18px)',
  padding: 'calc(26 * var(--u)) 24px max(calc(24 * var(--u)), env(safe-area-inset-bottom), 14px)',
  color: 'var(--on-primary)',
  '--focus': 'var(--on-primary)',
  background: 'var(--primary)',
  // the scrolls of the gate lie faint in the ground beside the words
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `url(${scroll}) 50% 100% / calc(84 * var(--u)) auto`,
    maskImage: 'linear-gradient(90deg, #000, #0000 26% 74%, #000)',
  },
  '& > p, & > button': { position: 'relative' },
  [LEAVING]: { opacity: 0, transform: 'translateY(30%)', transition: 'opacity 500ms 300ms, transform 900ms' },
  '[data-guest="none"] &': { paddingTop: 'calc(44 * var(--u))' },
  [LOW]: { gridColumn: 1, gridRow: 2, padding: '10px 14px 14px' },
});
export const hill = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 'calc(100% - 1px)',
  width: '100%',
  height: 'calc(36 * var(--u))',
  [LOW]: { height: 16 },
});
const bank = {
  position: 'absolute',
  top: 'calc(-98 * var(--u))',
  width: 'calc(204 * var(--u))',
  height: 'auto',
  pointerEvents: 'none',
} as const;
export const bankLeft = css(bank, { left: 'calc(-44 * var(--u))', [LOW]: { display: 'none' } });
export const bankRight = css(bank, {
  right: 'calc(-44 * var(--u))',
  transform: 'scaleX(-1)',
  [LOW]: { display: 'none' },
});

export const guest = css({
  maxWidth: 'min(100%, 520px)',
  '& > span': { display: 'block', font: '600 max(.875rem, calc(14 * var(--u)))/1.3 var(--font-body)' },
  '& > strong': {
    font: '400 max(1.25rem, calc(26 * var(--u)))/1.45 var(--font-heading)',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  '[data-guest="long"] & > strong': { fontSize: '1.125rem' },
});
export const button = css(goldButton, {
  minWidth: 'min(100%, 176px)',
  margin: 5,
  paddingInline: 30,
  fontSize: '1rem',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: -5,
    border: '1px solid var(--gilt)',
    pointerEvents: 'none',
  },
});

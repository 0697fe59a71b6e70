import { css } from '@emotion/react';
import { below } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import { ENVELOPE } from '../parts/paper.ts';

const CURVED =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 390 60' preserveAspectRatio='none'%3E%3Cpath d='M0,4C70,26 135,54 195,54C255,54 320,26 390,4V60H0Z'/%3E%3C/svg%3E\")";

/** Before the letter, behind the envelope's front. */
export const posy = css({
  position: 'absolute',
  width: 'calc(224 * var(--u))',
  height: 'auto',
  maxWidth: 'none',
  bottom: 'calc(var(--pocket) - 84 * var(--u))',
  pointerEvents: 'none',
});
export const posyLeft = css({
  right: 'calc(50% + 17 * var(--u))',
  [DESKTOP]: { right: 'calc(50% + min(480px, 50vw - 60px) - 150px)' },
});
export const posyRight = css({
  left: 'calc(50% + 17 * var(--u))',
  [DESKTOP]: { left: 'calc(50% + min(480px, 50vw - 60px) - 150px)' },
});

export const pocket = css({
  position: 'relative',
  flex: 'none',
  minHeight: 'var(--pocket)',
  padding: '74px 16px calc(102px + env(safe-area-inset-bottom))',
  '@media (max-height: 700px) and (orientation: portrait)': { paddingTop: 62 },
  // the ribbon of the page in view stands higher than the others
  [DESKTOP]: { paddingBottom: 118 },
  color: 'var(--ink-on-third)',
  // cut in a curve above
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '-4px 0 0',
    background: ENVELOPE,
    maskImage: `${CURVED}, linear-gradient(#000 0 0)`,
    maskSize: '100% 64px, 100% calc(100% - 63px)',
    maskPosition: '0 0, 0 100%',
    maskRepeat: 'no-repeat',
  },
});
/** The pocket's edge: light on the paper, a line of copper below it. */
export const edge = css({ position: 'absolute', left: 0, top: -4, width: '100%', height: 64, overflow: 'visible' });
export const wave = css({
  position: 'absolute',
  left: 0,
  top: 102,
  color: 'var(--title-on-third)',
  opacity: 0.32,
  maxWidth: 'none',
});

export const countdown = css({
  position: 'relative',
  color: 'var(--title)',
  '& [data-part="units"]': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 10 },
  '& [data-part="unit"]': {
    width: 'clamp(64px, 20vw, 78px)',
    aspectRatio: '1',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    borderRadius: '50%',
    border: '1.6px solid var(--title)',
    background: 'var(--base)',
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 3,
      borderRadius: '50%',
      border: '1px dashed color-mix(in oklab, var(--title) 60%, var(--base))',
    },
  },
  '& b': { font: '500 1.6875rem/1 var(--font-heading)', fontVariantNumeric: 'lining-nums' },
  '& span': { marginTop: 2, font: 'italic 500 .9375rem/1 var(--font-body)', color: 'var(--ink)' },
  '& [data-part="over"]': {
    width: 'fit-content',
    marginInline: 'auto',
    padding: '14px 26px',
    font: 'italic 500 1.25rem/1.3 var(--font-body)',
    textAlign: 'center',
    background: 'var(--base)',
    border: '1.6px solid',
    borderRadius: 60,
  },
  [`@media ${below('phone')}`]: { '& [data-part="units"]': { gap: 6 }, '& span': { fontSize: '.75rem' } },
  [DESKTOP]: {
    '& [data-part="units"]': { gap: 22 },
    '& [data-part="unit"]': { width: 100 },
    '& b': { fontSize: '2.125rem' },
    '& span': { fontSize: '1.0625rem' },
  },
});

import { css, keyframes } from '@emotion/react';
import { from } from '@janur/kit';

export const button = css({
  position: 'fixed',
  // under the globe and the music: elsewhere it would lie on the hero's words
  top: 'calc(118px + env(safe-area-inset-top))',
  right: 'calc(14px + env(safe-area-inset-right))',
  zIndex: 30,
  width: 48,
  height: 48,
  display: 'grid',
  placeContent: 'center',
  border: '1px solid color-mix(in srgb, var(--on-primary) 45%, transparent)',
  borderRadius: '50%',
  background: 'var(--primary)',
  color: 'var(--on-primary)',
  boxShadow: '0 4px 14px rgb(0 0 0 / .2)',
  cursor: 'pointer',
  [`@media ${from('desktop')}`]: { top: 'auto', right: 16, bottom: 152 },
  '&:focus-visible': { outline: '2px solid var(--ink)', outlineOffset: 3 },
});

export const card = css({
  width: 'min(360px, calc(100vw - 32px))',
  boxSizing: 'border-box',
  padding: '24px 20px 20px',
  border: 0,
  borderRadius: 20,
  // always dark on light, or readers miss the code
  background: '#fff',
  color: '#2F2A24',
  textAlign: 'center',
  font: '400 1.0625rem/1.45 var(--font-body)',
  boxShadow: '0 24px 60px -20px rgb(0 0 0 / .45)',
  '&::backdrop': { background: 'rgb(24 18 14 / .7)' },
  '& h2': { margin: '0 0 8px', font: '400 1.625rem/1.25 var(--font-heading)', overflowWrap: 'anywhere' },
  '& p': { margin: '8px 0 20px', textWrap: 'pretty' },
  '& button': {
    minHeight: 48,
    width: '100%',
    border: 0,
    borderRadius: 12,
    background: '#2F2A24',
    color: '#fff',
    font: '600 1.0625rem/1 var(--font-body)',
    cursor: 'pointer',
  },
  '& button[data-kind]': { marginBottom: 10, background: '#EFEBE5', color: '#2F2A24' },
  '& :focus-visible': { outline: '2px solid #2F2A24', outlineOffset: 3 },
});

const runOut = keyframes({ to: { transform: 'scaleX(0)' } });

/** Runs out under the code, and begins anew with the next one. */
export const timeLeft = css({
  width: '60%',
  height: 4,
  margin: '0 auto 16px',
  borderRadius: 2,
  overflow: 'hidden',
  background: '#E4DED5',
  '& div': { height: '100%', background: '#8A7F70', animation: `${runOut} 30s linear both` },
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
});

import { css, keyframes } from '@emotion/react';

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
  '@media (min-width: 992px)': { top: 'auto', right: 16, bottom: 80 },
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
  font: '400 17px/1.45 system-ui, sans-serif',
  boxShadow: '0 24px 60px -20px rgb(0 0 0 / .45)',
  '&::backdrop': { background: 'rgb(24 18 14 / .7)' },
  '& h2': { margin: '0 0 8px', font: '400 24px/1.25 Georgia, "Noto Serif", serif', overflowWrap: 'anywhere' },
  '& p': { margin: '8px 0 20px', textWrap: 'pretty' },
  '& button': {
    minHeight: 48,
    width: '100%',
    border: 0,
    borderRadius: 12,
    background: '#2F2A24',
    color: '#fff',
    font: '600 17px/1 system-ui, sans-serif',
    cursor: 'pointer',
  },
  '& button[data-kind]': { marginBottom: 10, background: '#EFEBE5', color: '#2F2A24' },
  '& :focus-visible': { outline: '2px solid #2F2A24', outlineOffset: 3 },
});

const runOut = keyframes({ from: { strokeDashoffset: 0 }, to: { strokeDashoffset: 1 } });

/** In the quiet zone's corner, away from the modules. */
export const ring = css({
  position: 'absolute',
  right: -8,
  bottom: -8,
  padding: 3,
  borderRadius: '50%',
  background: '#fff',
  fill: 'none',
  strokeWidth: 3,
  stroke: '#E4DED5',
  '& circle + circle': {
    stroke: '#8A7F70',
    strokeDasharray: 1,
    transform: 'rotate(-90deg)',
    transformOrigin: 'center',
    animation: `${runOut} 30s linear both`,
  },
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
});

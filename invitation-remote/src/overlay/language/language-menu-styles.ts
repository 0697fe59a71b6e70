import { css } from '@emotion/react';

const line = '1px solid color-mix(in srgb, currentColor 14%, transparent)';
const focus = { outline: '2px solid currentColor', outlineOffset: -4 };

/** A card under the globe, in the colours of the page. */
export const card = css({
  position: 'fixed',
  inset: 'calc(14px + env(safe-area-inset-top)) calc(14px + env(safe-area-inset-right)) auto auto',
  boxSizing: 'border-box',
  width: 'min(264px, calc(100vw - 28px))',
  maxHeight: 'calc(100dvh - 28px)',
  margin: 0,
  padding: 0,
  overflow: 'auto',
  border: 0,
  borderRadius: 16,
  background: 'var(--base, #FFFDFA)',
  color: 'var(--ink, #2F2A24)',
  boxShadow: '0 24px 60px -20px rgb(0 0 0 / .5)',
  font: '400 17px/1.3 var(--font-body, system-ui)',
  '&::backdrop': { background: 'rgb(24 18 14 / .45)' },
  '& ul': { margin: 0, padding: '8px 0', listStyle: 'none' },
  '& li button': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    minHeight: 48,
    padding: '0 22px 0 18px',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&::before': { content: '""', flex: 'none', width: 8, height: 8, borderRadius: '50%' },
    '&:hover': { background: 'color-mix(in srgb, currentColor 7%, transparent)' },
    '&[aria-current="true"]': { fontWeight: 650, '&::before': { background: 'currentColor' } },
    '&[aria-busy="true"]::before': { boxShadow: 'inset 0 0 0 2px currentColor' },
    '&:focus-visible': focus,
  },
  '& > p': { margin: 0, padding: '12px 22px', borderTop: line, fontSize: 16, lineHeight: 1.45 },
});

export const close = css({
  width: '100%',
  minHeight: 52,
  border: 0,
  borderTop: line,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': focus,
});

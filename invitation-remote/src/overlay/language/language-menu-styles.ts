import { css } from '@emotion/react';
import { sheet, sheetPadding } from '@janur/kit';
import { ENDONYM_FONTS } from './endonyms/faces.ts';

const line = '1px solid color-mix(in srgb, currentColor 14%, transparent)';
const focus = { outline: '2px solid currentColor', outlineOffset: -4 };

/** A sheet under the globe. */
export const card = css({
  position: 'fixed',
  inset: 'calc(14px + env(safe-area-inset-top)) calc(14px + env(safe-area-inset-right)) auto auto',
  boxSizing: 'border-box',
  width: 'min(264px, calc(100vw - 28px))',
  maxHeight: 'calc(100dvh - 28px)',
  margin: 0,
  overflow: 'auto',
  ...sheet,
  padding: sheetPadding(0, 0, 0),
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
    '&:is(:lang(zh), :lang(ja), :lang(ko))': { fontFamily: ENDONYM_FONTS },
    textAlign: 'start',
    cursor: 'pointer',
    '&::before': { content: '""', flex: 'none', width: 8, height: 8, borderRadius: '50%' },
    '&:hover': { background: 'color-mix(in srgb, currentColor 7%, transparent)' },
    '&[aria-current="true"]': {
      color: 'var(--sheet-mark, inherit)',
      fontWeight: 650,
      '&::before': { background: 'currentColor' },
    },
    '&[aria-busy="true"]::before': { boxShadow: 'inset 0 0 0 2px currentColor' },
    '&:focus-visible': focus,
  },
  '& > p': { margin: 0, padding: '12px 22px', borderTop: line, fontSize: '1rem', lineHeight: 1.45 },
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

export const quiet = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 64,
  padding: '8px 18px 8px 12px',
  border: 0,
  borderTop: line,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '& svg': { flex: 'none', boxSizing: 'border-box', width: 36, height: 36, padding: 7, borderRadius: '50%' },
  '&[aria-pressed="true"] svg': {
    color: 'var(--sheet-ground, var(--base))',
    background: 'var(--sheet-ink, var(--ink))',
  },
  '& small': { display: 'block', marginTop: 2, fontSize: '.8125rem', fontWeight: 400 },
  '&:focus-visible': focus,
});

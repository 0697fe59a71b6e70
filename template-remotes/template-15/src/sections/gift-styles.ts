import { css, keyframes } from '@emotion/react';
import { CJK, giftBasics, logoPlate, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { goldButton, inkButton, outlineButton, printed } from '../parts/layout.ts';
import { sheet } from '../parts/sheet.ts';

const roll = keyframes({ to: { transform: 'translateY(-102%)' } });

/** Every account is a voucher from the box office. */
export const giftStyles = css(giftBasics, {
  position: 'relative',
  '& [data-part="open"]': {
    ...goldButton,
    width: 'min(280px, 88%)',
    minHeight: 56,
    marginInline: 'auto',
    boxShadow: '0 8px 20px #0009',
  },
  '& [data-part="dialog"]': sheet,
  // the shutter of the window goes up
  '& [data-part="dialog"][open] > [data-part="dialog-body"]': {
    position: 'relative',
    overflow: 'clip',
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: 2,
      inset: 0,
      pointerEvents: 'none',
      background:
        'linear-gradient(#0000 calc(100% - 10px), #e4b363 0) no-repeat, repeating-linear-gradient(#0006 0 2px, #fff1 2px 4px, #0000 4px 24px, #0004 26px), var(--velvet)',
      animation: `${roll} 760ms 160ms cubic-bezier(.6,0,.3,1) both`,
    },
    [REDUCED_MOTION]: { '&::before': { content: 'none' } },
    [WITHOUT_MOTION]: { '&::before': { content: 'none' } },
  },
  '& [data-part="list"]': { display: 'grid', gap: 16 },
  '& [data-part="account"]': {
    ...printed,
    display: 'grid',
    justifyItems: 'center',
    gap: 8,
    padding: '22px 16px 24px',
    textAlign: 'center',
    background:
      'linear-gradient(var(--blood) 0 0) 50% 8px / calc(100% - 20px) 1.6px no-repeat, linear-gradient(var(--blood) 0 0) 50% calc(100% - 8px) / calc(100% - 20px) 1.6px no-repeat, #f6ecd4',
  },
  '& [data-part="logo"]': logoPlate,
  '& [data-part="name"]': {
    font: '400 1.75rem/1.05 var(--font-heading)',
    letterSpacing: '.02em',
    textTransform: 'uppercase',
    [CJK]: { fontWeight: 700, fontSize: '1.25rem' },
  },
  '& [data-part="owner"]': { font: '400 1rem/1.35 var(--font-body)' },
  '& [data-part="number"]': {
    font: '700 clamp(1.25rem, 6.400vw, 1.625rem)/1.2 var(--font-body)',
    overflowWrap: 'anywhere',
  },
  '& [data-part="copy"]': { ...inkButton, minWidth: 180, marginTop: 4 },
  '& [data-part="copy"][data-state="copied"]': { color: 'var(--print)', background: '#e4b363' },
  '& [data-part="pay"] a': { ...outlineButton, minWidth: 180 },
  '& [data-part="others"]': { display: 'grid', gap: 12, marginTop: 22 },
  '& [data-part="others-title"]': { fontSize: '1.75rem', textAlign: 'center' },
});

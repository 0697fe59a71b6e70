import { css } from '@emotion/react';
import { giftBasics } from '@janur/template-parts';
import { block, done, loud, paper, quiet, sheet } from '../parts/look.ts';

const BOWS = ['var(--coral)', 'var(--teal)', 'var(--violet)'];

/** Every account is a parcel with a ribbon of its own. */
export const giftStyles = css(giftBasics, {
  '& [data-part="open"]': { ...loud, width: 'min(320px, 100%)', marginInline: 'auto' },
  '& [data-part="dialog"]': sheet,
  '& [data-part="list"]': { display: 'grid', gap: 18 },
  '& [data-part="account"]': {
    ...paper,
    display: 'grid',
    justifyItems: 'center',
    gap: 10,
    padding: '20px 18px 20px',
    textAlign: 'center',
    background:
      'linear-gradient(90deg, #0000 calc(50% - 12px), var(--ribbon) 0 calc(50% + 12px), #0000 0) 0 0 / 100% 14px no-repeat, #fff',
    boxShadow: 'inset 0 0 0 3px #d8d4f5, 0 8px 0 #d8d4f5',
    '--ribbon': BOWS[0],
  },
  '& li:nth-of-type(3n + 2) [data-part="account"]': { '--ribbon': BOWS[1] },
  '& li:nth-of-type(3n) [data-part="account"]': { '--ribbon': BOWS[2] },
  '& [data-part="logo"]': { height: 28, width: 'auto', maxWidth: 120, objectFit: 'contain' },
  '& [data-part="name"]': { font: '600 1.375rem/1.2 var(--font-script)', color: 'var(--night)' },
  '& [data-part="owner"]': { font: '700 1rem/1.4 var(--font-body)' },
  '& [data-part="number"]': {
    font: '800 clamp(1.375rem, 6.6vw, 1.75rem)/1.2 var(--font-body)',
    letterSpacing: '.02em',
    overflowWrap: 'anywhere',
  },
  '& [data-part="copy"]': { ...block, minWidth: 180 },
  '& [data-part="copy"][data-state="copied"]': { ...done, boxShadow: 'none' },
  '& [data-part="pay"] a': { ...quiet, minWidth: 180 },
  '& [data-part="qr"]': { border: '3px dashed #8f89c9', borderRadius: 18 },
  '& [data-part="others"]': { display: 'grid', gap: 12, marginTop: 22 },
  '& [data-part="others-title"]': { font: '600 1.375rem/1.2 var(--font-script)', textAlign: 'center' },
});

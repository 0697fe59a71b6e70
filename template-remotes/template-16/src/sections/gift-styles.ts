import { css } from '@emotion/react';
import { giftBasics, logoPlate } from '@janur/template-parts';
import { greenButton, lineButton } from '../parts/layout.ts';
import { sheet } from '../parts/sheet.ts';

const printed = { ...lineButton, minWidth: 170 } as const;

/** An account is a tag of manila: two corners cut off, an eyelet in the middle of its top. */
export const giftTags = css(giftBasics, {
  marginTop: 28,
  '& > [data-part="open"]': { ...greenButton, width: 'min(300px, 100%)', minHeight: 56, marginInline: 'auto' },
  '& [data-part="dialog"]': sheet,
  '& [data-part="list"]': { display: 'grid', gap: 22 },
  '& [data-part="account"]': {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    justifyItems: 'center',
    gap: 9,
    padding: '54px 18px 24px',
    textAlign: 'center',
    color: 'var(--print)',
    '--focus': 'var(--print)',
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      clipPath: 'polygon(34px 0, calc(100% - 34px) 0, 100% 34px, 100% 100%, 0 100%, 0 34px)',
      background:
        'radial-gradient(circle at 50% 26px, #8d693c 5px, #e0765a 5.500px 12px, #0000 12.500px), linear-gradient(#b8472c66 0 0) 50% calc(100% - 8px) / calc(100% - 16px) 1.5px no-repeat, var(--manila)',
    },
  },
  '& [data-part="logo"]': logoPlate,
  '& [data-part="name"]': { font: '700 1.125rem/1.2 var(--font-body)' },
  '& [data-part="owner"]': { font: '400 1rem/1.4 var(--font-body)' },
  '& [data-part="number"]': {
    // money is copied from it: no hand whose 0 and O, 1 and l are alike
    font: '700 clamp(1.375rem, 6.800vw, 1.75rem)/1.2 var(--font-body)',
    fontVariantNumeric: 'lining-nums tabular-nums',
    letterSpacing: '.03em',
    overflowWrap: 'anywhere',
  },
  '& [data-part="copy"]': { ...printed, color: '#fff', background: '#3a2f28', boxShadow: 'none' },
  '& [data-part="copy"][data-state="copied"]': { background: '#2f5a41' },
  '& [data-part="pay"] a': printed,
  '& [data-part="others"]': { display: 'grid', gap: 14, marginTop: 24 },
  '& [data-part="others-title"]': { fontSize: '2rem', textAlign: 'center' },
});

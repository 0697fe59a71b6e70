import { css, keyframes } from '@emotion/react';
import { giftBasics, logoPlate, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { greenButton, lineButton } from '../parts/layout.ts';
import { sheet } from '../parts/sheet.ts';

const printed = { ...lineButton, minWidth: 170 } as const;

const untie = (side: '-' | '') =>
  keyframes({
    '30%': { transform: `translateX(${side}6%) rotate(${side}1deg)` },
    to: { transform: `translate(${side}112%, 60px) rotate(${side}14deg)` },
  });
/** Half of the ribbon that the parcel was tied with. */
const ribbon = {
  content: '""',
  position: 'absolute',
  zIndex: 2,
  top: 70,
  width: '51%',
  height: 34,
  background: 'linear-gradient(#fff4, #0000 26% 74%, #0003), var(--secondary)',
  boxShadow: '0 3px 5px #3a2f2840',
  pointerEvents: 'none',
} as const;

/** An account is a tag of manila: two corners cut off, an eyelet in the middle of its top. */
export const giftTags = css(giftBasics, {
  marginTop: 28,
  '& > [data-part="open"]': { ...greenButton, width: 'min(300px, 100%)', minHeight: 56, marginInline: 'auto' },
  '& [data-part="dialog"]': sheet,
  // the present is untied as it opens
  '& [data-part="dialog"][open] > [data-part="dialog-body"]': {
    position: 'relative',
    overflow: 'clip',
    '&::before': {
      ...ribbon,
      left: 0,
      borderRadius: '0 17px 17px 0',
      transformOrigin: '0 50%',
      animation: `${untie('-')} 900ms 260ms cubic-bezier(.5,0,.6,.4) both`,
    },
    '&::after': {
      ...ribbon,
      right: 0,
      borderRadius: '17px 0 0 17px',
      transformOrigin: '100% 50%',
      animation: `${untie('')} 900ms 260ms cubic-bezier(.5,0,.6,.4) both`,
    },
    [REDUCED_MOTION]: { '&::before, &::after': { content: 'none' } },
    [WITHOUT_MOTION]: { '&::before, &::after': { content: 'none' } },
  },
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
    letterSpacing: '.03em',
    overflowWrap: 'anywhere',
  },
  '& [data-part="copy"]': { ...printed, color: '#fff', background: '#3a2f28', boxShadow: 'none' },
  '& [data-part="copy"][data-state="copied"]': { background: '#2f5a41' },
  '& [data-part="pay"] a': printed,
  '& [data-part="others"]': { display: 'grid', gap: 14, marginTop: 24 },
  '& [data-part="others-title"]': { fontSize: '2rem', textAlign: 'center' },
});

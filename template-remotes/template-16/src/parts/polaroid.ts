import { css, keyframes } from '@emotion/react';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { lifted, paper } from './paper.ts';
import { handwriting } from './layout.ts';

/** Dropped on the page: it turns six degrees too far and comes back. */
const drop = keyframes({
  '0%': { opacity: 0, transform: 'translateY(-40px) rotate(-9deg) scale(1.08)' },
  '55%': { opacity: 1, transform: 'translateY(0) rotate(6deg)' },
  '80%': { transform: 'rotate(-2deg)' },
});

/** A polaroid: its picture is `[data-picture]`, what is written below it `[data-caption]`. */
export const polaroid = css({
  ...paper,
  position: 'relative',
  padding: '10px 10px 0',
  boxShadow: lifted,
  '&[data-state="shown"]': { animation: `${drop} 720ms cubic-bezier(.3,.8,.3,1) both` },
  [WITHOUT_MOTION]: { '&[data-state]': { animation: 'none' } },
  [REDUCED_MOTION]: { '&[data-state]': { animation: 'none' } },
  '& [data-picture]': { position: 'relative', overflow: 'hidden', background: '#cfdbd8' },
  '& [data-picture]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    boxShadow: 'inset 0 0 0 1px #0002, inset 0 0 24px #0003',
    pointerEvents: 'none',
  },
  '& [data-picture] > img, & [data-picture] > picture > img': { width: '100%', height: '100%' },
  '& [data-caption]': { ...handwriting, minHeight: 44, padding: '8px 2px 10px', textAlign: 'center' },
});

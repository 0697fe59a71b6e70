import { css, keyframes } from '@emotion/react';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';

const open = keyframes({ from: { transform: 'scaleY(5)' } });
const bar = {
  content: '""',
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  height: 'var(--bar, 12px)',
  background: '#060607',
  animation: `${open} 900ms 200ms cubic-bezier(.3,0,.1,1) backwards`,
  [WITHOUT_MOTION]: { animation: 'none' },
  [REDUCED_MOTION]: { animation: 'none' },
} as const;

/** The bars over and under a still; they open when it comes into view. */
export const letterbox = css({
  '&::before': { ...bar, top: 0, transformOrigin: '50% 0' },
  '&::after': { ...bar, bottom: 0, transformOrigin: '50% 100%' },
  '&[data-state="waiting"]::before, &[data-state="waiting"]::after': { animation: 'none' },
});

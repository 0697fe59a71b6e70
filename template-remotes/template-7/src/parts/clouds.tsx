import { css } from '@emotion/react';
import { DESKTOP } from '@janur/template-parts';
import body from '../assets/clouds-body.svg';
import line from '../assets/clouds-line.svg';

const bank = css({
  position: 'absolute',
  left: 0,
  bottom: 0,
  width: '100%',
  aspectRatio: '390 / 160',
  transform: 'translateY(24%)',
  pointerEvents: 'none',
  '&::before, &::after': { content: '""', position: 'absolute', inset: 0 },
  '&::before': { background: 'var(--base)', mask: `url(${body}) 0 0 / 100% 100%` },
  '&::after': {
    background: `url(${line}) 0 0 / 100% 100%`,
    maskImage: 'linear-gradient(#000 58%, #0000 88%)',
  },
  // its ends mirror each other, so it goes on at both sides
  [DESKTOP]: {
    aspectRatio: 'auto',
    height: 'calc(160 * var(--u))',
    '&::before': { maskRepeat: 'repeat-x', maskPosition: '50% 0', maskSize: 'calc(392 * var(--u)) 100%' },
    '&::after': {
      backgroundRepeat: 'repeat-x',
      backgroundPosition: '50% 0',
      backgroundSize: 'calc(392 * var(--u)) 100%',
    },
  },
});

/** A bank of clouds in the page's ground, which the wall above it ends in. */
export const Clouds = ({ className }: { className?: string }) => (
  <div css={bank} className={className} aria-hidden="true" />
);

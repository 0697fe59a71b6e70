import { css, keyframes } from '@emotion/react';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { type ReactNode, useId } from 'react';
import mask from '../assets/gunungan.svg';
import { Gold } from './gold.tsx';
import { GUNUNGAN } from './gunungan-path.ts';
import { over, SKY } from './gunungan-window.tsx';

const apart = (way: string) => keyframes({ from: { transform: `translateX(${way})` }, to: { transform: 'none' } });
const comes = (way: string) => ({
  animation: `${apart(way)} linear both`,
  animationTimeline: 'view()',
  animationRange: 'entry 30% cover 46%',
});

/** The leaves come together like a gate that closes, as the guest scrolls. */
const frame = css({
  position: 'relative',
  aspectRatio: '136 / 396',
  '@supports (animation-timeline: view())': {
    '&[data-leaf="left"]': comes('-12%'),
    '&[data-leaf="right"]': comes('12%'),
    '&[data-leaf]': { [WITHOUT_MOTION]: { animation: 'none' }, [REDUCED_MOTION]: { animation: 'none' } },
  },
});
const view = css({
  position: 'absolute',
  top: '5.56%',
  height: '90.4%',
  width: '86.76%',
  overflow: 'hidden',
  background: SKY,
  backgroundSize: '200% 100%',
  '&[data-side="left"]': { right: 0, backgroundPosition: '0 0', mask: `url(${mask}) 0 0 / 200% 100% no-repeat` },
  '&[data-side="right"]': { left: 0, backgroundPosition: '100% 0', mask: `url(${mask}) 100% 0 / 200% 100% no-repeat` },
});

interface HalfGununganProps {
  side: 'left' | 'right';
  className?: string;
  children: ReactNode;
}

/** One leaf of the gate; beside the other one they are a whole gunungan. */
export function HalfGunungan({ side, className, children }: HalfGununganProps) {
  const id = useId();
  const gold = `url(#${id})`;
  return (
    <div css={frame} className={className} data-leaf={side}>
      <div css={view} data-side={side}>
        {children}
      </div>
      <svg
        css={over}
        viewBox={side === 'left' ? '-136 -212 136 396' : '0 -212 136 396'}
        aria-hidden="true"
        focusable="false"
      >
        <Gold id={id} />
        <g fill="none" stroke={gold}>
          <path d={GUNUNGAN} strokeWidth="4" />
          <path d={side === 'left' ? 'M-1.4,-186V168' : 'M1.4,-186V168'} stroke="var(--gold-2)" strokeWidth="2.4" />
        </g>
        <path
          d={GUNUNGAN}
          fill="none"
          stroke="var(--gold-3)"
          strokeWidth="3.6"
          strokeDasharray="0 9"
          strokeLinecap="round"
          transform="translate(0,2) scale(1.055 1.045)"
        />
      </svg>
    </div>
  );
}

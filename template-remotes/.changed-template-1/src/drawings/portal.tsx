import { css, keyframes } from '@emotion/react';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { useId } from 'react';
import { archPath } from './arch-path.ts';
import { FAR_DOWN, innerOf, RevealCut, Voussoirs } from './reveal-cut.tsx';

const CENTRE = 195;
const OUTER = { top: 46, width: 352, depth: 9 };
const MIDDLE = { top: 84, width: 306, depth: 8 };
const INNER = { top: 122, width: 258, depth: 6 };
const HOLE = innerOf(INNER);
const SHIFT = { x: -15, y: 20 };

const draw = keyframes({ from: { clipPath: 'inset(56% 0 0 0)' }, to: { clipPath: 'inset(0 0 0 0)' } });

const ring = css({
  animation: `${draw} 900ms cubic-bezier(.3,.7,.2,1) both`,
  '&[data-ring="2"]': { animationDelay: '120ms' },
  '&[data-ring="3"]': { animationDelay: '240ms' },
  [WITHOUT_MOTION]: { animation: 'none' },
  [REDUCED_MOTION]: { animation: 'none' },
});

/**
 * The gate of the opening: three arches in each other, 390 units wide, open in the middle. It is as wide as its box
 * and anchored at the crown.
 */
export function Portal({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg className={className} viewBox={`0 0 390 ${FAR_DOWN}`} aria-hidden="true" focusable="false">
      <clipPath id={`${id}h`}>
        <path clipRule="evenodd" d={`M-2,-2H392V${FAR_DOWN}H-2Z${archPath(CENTRE, HOLE.top, HOLE.width, FAR_DOWN)}`} />
      </clipPath>
      <g clipPath={`url(#${id}h)`}>
        <rect x="-2" width="394" height={FAR_DOWN} fill="var(--wall)" />
        <path d={archPath(CENTRE, 28, 388, FAR_DOWN)} fill="var(--clay-1)" stroke="var(--lit)" strokeWidth="1.4" />
        <Voussoirs centre={CENTRE} top={37} width={370} color="var(--clay-4)" depth={18} gap={17.6} opacity={0.42} />
        <g css={ring} data-ring="1">
          <RevealCut
            id={`${id}1`}
            centre={CENTRE}
            {...OUTER}
            lit="var(--clay-1)"
            shaded="var(--clay-4)"
            face="var(--clay-2)"
            shadow="var(--clay-3)"
            shift={SHIFT}
          >
            <Voussoirs centre={CENTRE} top={70} width={320} color="var(--clay-4)" depth={17} gap={15.6} opacity={0.5} />
          </RevealCut>
        </g>
        <g css={ring} data-ring="2">
          <RevealCut
            id={`${id}2`}
            centre={CENTRE}
            {...MIDDLE}
            lit="var(--clay-2)"
            shaded="var(--clay-6)"
            face="var(--clay-3)"
            shadow="var(--clay-4)"
            shift={SHIFT}
          >
            <Voussoirs
              centre={CENTRE}
              top={108}
              width={274}
              color="var(--clay-6)"
              depth={16}
              gap={14.2}
              opacity={0.5}
            />
          </RevealCut>
        </g>
        <g css={ring} data-ring="3">
          <RevealCut id={`${id}3`} centre={CENTRE} {...INNER} lit="var(--clay-1)" shaded="var(--clay-6)" />
        </g>
      </g>
    </svg>
  );
}

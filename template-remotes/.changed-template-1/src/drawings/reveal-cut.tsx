import type { ReactNode } from 'react';
import { archPath, openArch } from './arch-path.ts';

/** Legs run far below what is ever seen: a drawing is anchored at its crown and cropped by its box. */
export const FAR_DOWN = 1600;

export interface CutProps {
  /** Prefix of the ids of this drawing. */
  id: string;
  centre: number;
  top: number;
  width: number;
  depth: number;
  /** The lit and the shaded side of the reveal. */
  lit: string;
  shaded: string;
  /** What the wall behind shows, and the sun's shadow on it. Left out: the cut is open. */
  face?: string;
  shadow?: string;
  shift?: { x: number; y: number };
  children?: ReactNode;
}

/** Where the far edge of a cut lies. */
export const innerOf = ({ top, width, depth }: Pick<CutProps, 'top' | 'width' | 'depth'>) => ({
  top: top + depth * 0.8,
  width: width - 2 * depth,
});

/** An arch cut through a wall: its reveal in light and shade, and behind it the next wall with the cast shadow. */
export function RevealCut({ id, centre, top, width, depth, lit, shaded, face, shadow, shift, children }: CutProps) {
  const inner = innerOf({ top, width, depth });
  const outline = archPath(centre, top, width, FAR_DOWN);
  return (
    <>
      <linearGradient id={`${id}r`}>
        <stop stopColor={lit} />
        <stop offset=".16" stopColor={lit} />
        <stop offset=".62" stopColor={shaded} stopOpacity=".9" />
        <stop offset="1" stopColor={shaded} />
      </linearGradient>
      <linearGradient id={`${id}v`} gradientUnits="userSpaceOnUse" x1="0" y1={top} x2="0" y2={top + width * 0.8}>
        <stop stopColor={shaded} />
        <stop offset="1" stopColor={shaded} stopOpacity="0" />
      </linearGradient>
      <clipPath id={`${id}c`}>
        <path d={archPath(centre, inner.top, inner.width, FAR_DOWN)} />
      </clipPath>
      <path d={outline} fill={shaded} />
      <path d={outline} fill={`url(#${id}r)`} />
      <path d={outline} fill={`url(#${id}v)`} opacity=".75" />
      <path
        d={openArch(centre, top, width, FAR_DOWN)}
        fill="none"
        stroke="var(--lit)"
        strokeOpacity=".55"
        strokeWidth="1.2"
      />
      <g clipPath={`url(#${id}c)`}>
        {face && <rect x="-50" width="500" height={FAR_DOWN} fill={face} />}
        {shadow && shift && (
          <path
            fillRule="evenodd"
            d={`M-60,-60H460V${FAR_DOWN + 60}H-60Z${archPath(centre + shift.x, inner.top + shift.y, inner.width, FAR_DOWN + 60)}`}
            fill={shadow}
          />
        )}
        {children}
      </g>
    </>
  );
}

interface VoussoirsProps {
  centre: number;
  top: number;
  width: number;
  color: string;
  depth: number;
  gap: number;
  opacity: number;
}

/** The joints between the wedge stones of an arch. */
export function Voussoirs({ centre, top, width, color, depth, gap, opacity }: VoussoirsProps) {
  return (
    <path
      d={openArch(centre, top, width, FAR_DOWN)}
      fill="none"
      stroke={color}
      strokeOpacity={opacity}
      strokeWidth={depth}
      strokeDasharray={`1.3 ${gap}`}
    />
  );
}

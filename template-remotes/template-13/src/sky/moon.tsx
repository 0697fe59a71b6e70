import { css } from '@emotion/react';
import { useId } from 'react';
import full from '../assets/moon.svg';

const disc = css({ display: 'block', overflow: 'visible' });

const RADIUS = 30;

/**
 * What shines of a moon by its age: 0 new, 180 full. While it grows it is the right side, up to the line between day and
 * night, which bends to the other side at each quarter.
 */
export function shining(age: number): string {
  const limb = age < 180 ? 1 : 0;
  const bend = Math.abs(Math.cos((age * Math.PI) / 180)) * RADIUS;
  return `M0,-${RADIUS}A${RADIUS},${RADIUS} 0 0 ${limb} 0,${RADIUS}A${bend.toFixed(2)},${RADIUS} 0 0 ${Math.floor(age / 90) % 2} 0,-${RADIUS}Z`;
}

interface MoonProps {
  /** 0 new, 180 full. */
  age: number;
  size: number;
  className?: string;
  /** Its place in a drawing. */
  x?: number;
  y?: number;
}

/** The moon as it stands; of its night side the Earth's light shows a trace. */
export function Moon({ age, size, ...where }: MoonProps) {
  const id = useId();
  const box = { href: full, x: -RADIUS, y: -RADIUS, width: 2 * RADIUS, height: 2 * RADIUS };
  return (
    <svg css={disc} {...where} width={size} height={size} viewBox="-30 -30 60 60" aria-hidden="true">
      <clipPath id={id}>
        <path d={shining(age)} />
      </clipPath>
      <image {...box} opacity=".14" />
      <image {...box} clipPath={`url(#${id})`} />
    </svg>
  );
}

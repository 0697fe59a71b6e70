import { css, keyframes } from '@emotion/react';
import { REDUCED_MOTION } from '@janur/template-parts';
import deep from '../assets/wave-deep.svg';
import far from '../assets/wave-far.svg';
import middle from '../assets/wave-middle.svg';
import near from '../assets/wave-near.svg';
import pale from '../assets/wave-pale.svg';

/** Each tile's size in units of the drawing, and the water that goes on below it. */
const WAVES = {
  far: { file: far, width: 192, height: 46, water: '#84bcbf', seconds: 17 },
  middle: { file: middle, width: 256, height: 70, water: '#549ea6', seconds: 13 },
  near: { file: near, width: 344, height: 104, water: '#2f7f8a', seconds: 9 },
  deep: { file: deep, width: 452, height: 136, water: '#17495a', seconds: 13 },
  pale: { file: pale, width: 304, height: 66, water: '#c3e0de', seconds: 13 },
} as const;

const drift = keyframes({ to: { transform: 'translateX(calc(-1 * var(--tile)))' } });

const layer = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  '&::before, &::after': { content: '""', position: 'absolute' },
  '&::before': {
    insetBlock: 0,
    left: 0,
    right: 'calc(-1 * var(--tile))',
    animation: `${drift} linear infinite`,
  },
  '&::after': { insetInline: 0, bottom: 0 },
  '[data-animation="off"] &::before': { animation: 'none' },
  [REDUCED_MOTION]: { '&::before': { animation: 'none' } },
});

interface WaveProps {
  kind: keyof typeof WAVES;
  /** Where its tile begins: units from the top of the box around it. */
  top: number;
  /** How far its first crest is moved, so that rows do not march in step. */
  from?: number;
  /** Its size, 1 as drawn. */
  scale?: number;
}

/** A row of waves over the box around it, from `top` down to its foot; it drifts. `--u` is the unit. */
export function Wave({ kind, top, from = 0, scale = 1 }: WaveProps) {
  const { file, width, height, water, seconds } = WAVES[kind];
  const units = (count: number) => `calc(${Math.round(count * scale * 10) / 10} * var(--u))`;
  return (
    <div
      css={[
        layer,
        {
          top: `calc(${top} * var(--u))`,
          '--tile': units(width),
          '&::before': {
            background: `url("${file}") ${units(from)} 0 / ${units(width)} ${units(height)} repeat-x`,
            animationDuration: `${seconds}s`,
          },
          '&::after': { top: units(height - 1), background: water },
        },
      ]}
      aria-hidden="true"
    />
  );
}

import { css, keyframes } from '@emotion/react';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import land from '../assets/land.svg';

const drift = keyframes({ to: { transform: 'translateY(calc(24 * var(--u)))' } });

const sky = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  background:
    'linear-gradient(to top, var(--sky-low) calc(var(--horizon) * .8), var(--sky-mid) calc(var(--horizon) + 92 * var(--u)), color-mix(in oklab, var(--base) 72%, var(--sky-mid)) calc(var(--horizon) + 196 * var(--u)), color-mix(in oklab, var(--base) 90%, var(--sky-mid)))',
});

const sun = css({
  position: 'absolute',
  left: '50%',
  bottom: 'calc(var(--horizon) + 18 * var(--u) - 150 * var(--u))',
  width: 'calc(300 * var(--u))',
  marginLeft: 'calc(-150 * var(--u))',
  aspectRatio: '1',
  background:
    'radial-gradient(closest-side, #fffaf0 0 20%, #ffeccb 32%, #fddcb0 41.2%, #f9bf8a99 42%, #f9bf8a55 62%, #ffdcae00)',
  [`@supports (animation-timeline: scroll())`]: {
    animation: `${drift} linear both`,
    animationTimeline: 'scroll(root)',
    animationRange: '0 100vh',
  },
  [WITHOUT_MOTION]: { animation: 'none' },
  [REDUCED_MOTION]: { animation: 'none' },
});

/** The picture is 1440 × 390 units, its horizon 60 units below its top. */
const valley = css({
  position: 'absolute',
  left: '50%',
  width: 'calc(1440 * var(--u))',
  height: 'auto',
  maxWidth: 'none',
  marginLeft: 'calc(-720 * var(--u))',
  bottom: 'calc(var(--horizon) - 330 * var(--u))',
});

/**
 * Sky, low sun and the clay villages. It fills its box; `--u` is the size of one unit of the drawing and `--horizon`
 * the horizon's height above the box's floor.
 */
export function Scenery({ className }: { className?: string }) {
  return (
    <div css={sky} className={className} aria-hidden="true">
      <div css={sun} />
      <img css={valley} src={land} alt="" width="1440" height="390" draggable={false} />
    </div>
  );
}

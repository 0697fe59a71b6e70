import { css, keyframes } from '@emotion/react';
import { useCouple } from '@janur/kit';
import { DESKTOP, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { Crown } from '../drawings/crown.tsx';
import { BRASS, FOIL, FRIEZE } from '../parts/brass.ts';
import { lines } from '../parts/lines.ts';

const PANEL = { steps: 5, size: 13 };
/** A panel of the folding screen; it is turned a little away from the one in the middle. */
const panel = css({
  display: 'none',
  [DESKTOP]: {
    '--side': 'calc((100vw - 640px) / 2)',
    display: 'block',
    position: 'fixed',
    top: 0,
    width: 'var(--side)',
    height: '100vh',
    overflow: 'hidden',
    background: 'repeating-conic-gradient(from 5deg at 50% 76%, var(--ray) 0 5deg, #0000 0 10deg), var(--base)',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 22,
      background: BRASS,
      clipPath: lines(PANEL, [0, 2.4], [8, 1], [16, 1]),
    },
    // the shade of the fold
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: 'linear-gradient(90deg, #0000 70%, #0006)',
    },
  },
});
const hinge = `linear-gradient(90deg, var(--brass-1), var(--brass-3), var(--brass-1))`;
const atLeft = css({ left: 0, borderRight: '3px solid', borderImage: `${hinge} 1` });
const atRight = css({
  right: 0,
  borderLeft: '3px solid',
  borderImage: `${hinge} 1`,
  '&::after': { transform: 'scaleX(-1)' },
});

const letter = css({
  position: 'absolute',
  insetInline: 0,
  top: '13vh',
  fontFamily: 'var(--font-heading)',
  fontSize: 'min(27vh, calc(var(--side) * .62))',
  lineHeight: 1.1,
  textAlign: 'center',
  '& span': { ...FOIL, padding: '0 .1em' },
});
const crown = css({
  position: 'absolute',
  left: 'calc(22px + var(--side) * .08)',
  bottom: '14vh',
  width: 'calc(var(--side) * .84 - 44px)',
  height: 'calc((var(--side) * .84 - 44px) * .677)',
});
const plinth = css({
  position: 'absolute',
  insetInline: 44,
  bottom: 'calc(14vh - 15px)',
  height: 15,
  background: `${BRASS} 0 0 / 100% 2.4px no-repeat, ${FRIEZE}`,
  backgroundPosition: '0 0, 50% 100%',
});

const ride = keyframes({ to: { transform: 'translateY(calc(-100vh + 188px)) rotate(45deg)' } });
/** A shaft with its marks along the hinge; the cab rides up from the lobby as the page is read. */
const shaft = css({
  position: 'absolute',
  // it ends above the bar at the window's foot
  insetBlock: '44px 100px',
  width: 9,
  borderInline: '1px solid var(--primary)',
  background: 'repeating-linear-gradient(#0000 0 calc(12.5% - 1px), var(--primary) 0 12.5%)',
  '[data-side="left"] > &': { right: 38 },
  '[data-side="right"] > &': { left: 38 },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: -6,
    bottom: 12,
    width: 19,
    height: 19,
    background: 'linear-gradient(135deg, var(--brass-3), var(--brass-1))',
    outline: '3px solid var(--base)',
    transform: 'rotate(45deg)',
    '@supports (animation-timeline: scroll())': { animation: `${ride} linear both`, animationTimeline: 'scroll(root)' },
    [WITHOUT_MOTION]: { animation: 'none' },
    [REDUCED_MOTION]: { animation: 'none' },
  },
});

/** The outer panels of the screen, each with an initial over a crown. */
export function Wings() {
  const { initials } = useCouple();
  const [first = '', second = first] = initials;
  return (
    <div aria-hidden="true">
      <Wing side="left" initial={first} />
      <Wing side="right" initial={second} />
    </div>
  );
}

function Wing({ side, initial }: { side: 'left' | 'right'; initial: string }) {
  return (
    <div css={[panel, side === 'left' ? atLeft : atRight]} data-side={side}>
      <p css={letter}>
        <span>{initial}</span>
      </p>
      <Crown id={`wing-${side}`} css={crown} />
      <div css={plinth} />
      <div css={shaft} />
    </div>
  );
}

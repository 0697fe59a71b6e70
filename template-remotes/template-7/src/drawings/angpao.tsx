import { css, keyframes } from '@emotion/react';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { Flap } from './flap.tsx';

const drawn = keyframes({ from: { transform: 'translateY(96px)' } });

const packet = css({
  position: 'relative',
  width: 'min(236px, 66%)',
  height: 230,
  margin: '26px auto 0',
  overflow: 'hidden',
});
/** The card is drawn out of the packet as it comes into view. */
const card = css({
  position: 'absolute',
  insetInline: 16,
  top: 4,
  height: 150,
  padding: 14,
  background: 'var(--paper)',
  border: '1px solid #d4a24a',
  boxShadow: 'inset 0 0 0 5px var(--paper), inset 0 0 0 6px #e6c98e',
  '& i': { display: 'block', height: 3, margin: '12px auto 0', width: '52%', background: '#d4a24a' },
  '& i + i': { width: '72%' },
  '@supports (animation-timeline: view())': {
    animation: `${drawn} linear both`,
    animationTimeline: 'view()',
    animationRange: 'entry 60% cover 46%',
    [WITHOUT_MOTION]: { animation: 'none' },
    [REDUCED_MOTION]: { animation: 'none' },
  },
});
const pocket = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  '& > div + div': { height: 66, background: 'var(--primary)', border: '2px solid #e0b155', borderTop: 0 },
});

/** A red packet with the card half out of it. */
export const Angpao = () => (
  <div css={packet} aria-hidden="true">
    <div css={card}>
      <i />
      <i />
    </div>
    <div css={pocket}>
      <Flap />
      <div />
    </div>
  </div>
);

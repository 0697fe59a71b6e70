import { css } from '@emotion/react';
import { chainThread, SHEEN, shootsThread, WARP } from '../parts/thread.ts';

const selvedge = css({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  width: 74,
  pointerEvents: 'none',
  '& > :first-of-type': {
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    width: 38,
    background: `${WARP}, var(--cloth)`,
    borderInline: '2px solid',
    borderImage: `${SHEEN} 1`,
  },
  '& > :nth-of-type(2)': { position: 'absolute', insetBlock: 0, left: 4, ...chainThread },
  '& > :last-of-type': { position: 'absolute', insetBlock: 0, left: 37, ...shootsThread },
  '&[data-right]': { left: 'auto', right: 0, transform: 'scaleX(-1)' },
});

/** The woven edge of the cloth along the box around it, shoots growing inwards. */
export const Selvedge = ({ isRight = false, className }: { isRight?: boolean; className?: string }) => (
  <div css={selvedge} className={className} data-right={isRight ? '' : undefined} aria-hidden="true">
    <div />
    <div />
    <div />
  </div>
);

import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/** A round window of brass with eight bolts; what is in it fills the glass. */
const ring = css({
  position: 'relative',
  aspectRatio: '1',
  borderRadius: '50%',
  padding: '8.5%',
  background: 'linear-gradient(140deg, #f3dba6, #d2a35c 38%, #b0803c 62%, #e6c68a)',
  boxShadow: '0 8px 18px #17495a33, inset 0 0 0 1.5px #8c6a3c',
});
const glass = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: '50%',
  background: 'linear-gradient(var(--sky), var(--dawn))',
  boxShadow: '0 0 0 1.5px #8c6a3c, 0 0 0 4px #ecd09a',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: '50%',
    boxShadow: 'inset 0 6px 14px #0c344140',
    pointerEvents: 'none',
  },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
});
const bolts = css({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

const BOLTS = Array.from({ length: 8 }, (_, index) => ((index + 0.5) / 4) * Math.PI);

export const Porthole = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div css={ring} className={className}>
    <svg css={bolts} viewBox="-50 -50 100 100" fill="#c8984f" stroke="#7d5c30" strokeWidth=".7" aria-hidden="true">
      {BOLTS.map((angle) => (
        <circle key={angle} cx={Math.cos(angle) * 45.6} cy={Math.sin(angle) * 45.6} r="2" />
      ))}
    </svg>
    <div css={glass}>{children}</div>
  </div>
);

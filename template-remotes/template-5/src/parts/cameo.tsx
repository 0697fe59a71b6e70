import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { BRASS } from './brass.ts';
import { lines, shape } from './lines.ts';

/** An octagon within brass lines; `--shape` is its proportion. */
const frame = css({
  position: 'relative',
  aspectRatio: 'var(--shape, 4 / 5)',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: BRASS,
    clipPath: lines({ cut: 44 }, [0, 1], [5, 1], [11, 2.6]),
    pointerEvents: 'none',
  },
});
const pane = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  overflow: 'hidden',
  clipPath: shape({ cut: 44 }, 12),
  background:
    'radial-gradient(circle at 50% 108%, var(--lacquer) 20%, #0000 90%), repeating-conic-gradient(from 5deg at 50% 100%, var(--ray) 0 5deg, var(--night) 0 10deg)',
  '& img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: '50% 25%',
  },
});

export function Cameo({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div css={frame} className={className}>
      <div css={pane}>{children}</div>
    </div>
  );
}

import { css } from '@emotion/react';
import { LEAVING, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import type { CSSProperties } from 'react';
import block from '../assets/block.svg';
import { WIDE } from './wide.ts';

const wall = css({ position: 'relative', display: 'flex', minHeight: 0, overflow: 'hidden', perspective: 900 });
const scenery = css({
  position: 'absolute',
  inset: 0,
  background: 'var(--view) 50% 100% / cover',
  [WIDE]: { background: 'var(--view) 34% 0 / auto 56% no-repeat, var(--below, none) 30% 100% / auto 46% no-repeat' },
  [LEAVING]: { opacity: 0, transition: 'opacity 500ms 350ms' },
});
/** The signature move: the blocks turn away, one column after the other. */
const column = css({
  position: 'relative',
  flex: '1 0 20%',
  background: `url("${block}") 0 var(--lay, 100%) / 100% auto`,
  [LEAVING]: {
    transform: 'rotateY(90deg)',
    opacity: 0,
    transition:
      'transform 460ms calc(60ms * var(--column)) cubic-bezier(.5,0,.8,.4), opacity 40ms calc(430ms + 60ms * var(--column))',
    [REDUCED_MOTION]: { transform: 'none' },
  },
  [`${WITHOUT_MOTION.replace(' &', '')} ${LEAVING}`]: { transform: 'none' },
});

interface WallProps {
  /** What is seen through the blocks; on wide windows also something below it. */
  view: string;
  below?: string;
  className?: string;
}

/** Five columns of breeze blocks before a view. */
export function Wall({ view, below, className }: WallProps) {
  const seen = { '--view': `url("${view}")`, ...(below && { '--below': `url("${below}")` }) };
  return (
    <div css={wall} className={className} aria-hidden="true">
      <div
        css={scenery}
        style={seen as CSSProperties /* custom properties pass through; the type knows only standard ones */}
      />
      {[0, 1, 2, 3, 4].map((index) => (
        <i key={index} css={[column, { '--column': index }]} />
      ))}
    </div>
  );
}

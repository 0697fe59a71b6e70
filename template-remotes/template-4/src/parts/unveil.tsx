import { css, keyframes } from '@emotion/react';
import { useNear } from '@janur/kit';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import type { ReactNode } from 'react';

const lift = keyframes({ from: { clipPath: 'inset(100% 0 0 0)' }, to: { clipPath: 'inset(0 0 0 0)' } });

/** The white mask that slides up from a picture; nothing else on the page moves. */
export const unveiling = { animation: `${lift} 800ms cubic-bezier(.2,.7,0,1) both` } as const;
/** Not the whole of it: browsers neither see nor load what is clipped away altogether. */
export const veiled = { clipPath: 'inset(99% 0 0 0)' } as const;
export const still = { clipPath: 'none', opacity: 1, animation: 'none' } as const;

const styles = css({
  position: 'relative',
  '&[data-state="waiting"]': veiled,
  '&[data-state="shown"]': unveiling,
  [WITHOUT_MOTION]: { '&&': still },
  [REDUCED_MOTION]: { '&&': still },
});

export function Unveil({ className, children }: { className?: string; children: ReactNode }) {
  const { ref, isNear } = useNear<HTMLDivElement>('0px 0px -6% 0px');
  return (
    <div ref={ref} className={className}>
      <div css={[styles, fill]} data-state={isNear ? 'shown' : 'waiting'}>
        {children}
      </div>
    </div>
  );
}

const fill = css({ width: '100%', height: '100%' });

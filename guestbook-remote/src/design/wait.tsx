import { css, keyframes } from '@emotion/react';
import { ACCENT, CALM } from './tokens.ts';

const write = keyframes({ from: { transform: 'scaleX(0.25)' }, to: { transform: 'scaleX(1)' } });

/** The product's loading sign: three lines, like a text being written. */
export function Wait({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} css={lines}>
      <i css={{ width: 56 }} />
      <i css={{ width: 36, animationDelay: '150ms' }} />
      <i css={{ width: 56, animationDelay: '300ms' }} />
    </div>
  );
}

const lines = css({
  display: 'grid',
  gap: 10,
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: 160,
  '& i': { height: 3, borderRadius: 2, background: ACCENT, animation: `${write} 900ms ease-in-out infinite alternate` },
  [CALM]: { '& i:nth-of-type(2)': { opacity: 0.6 }, '& i:nth-of-type(3)': { opacity: 0.3 } },
});

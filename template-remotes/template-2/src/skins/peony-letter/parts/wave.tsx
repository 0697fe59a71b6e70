import { css } from '@emotion/react';

const lines = css({ display: 'block', overflow: 'hidden' });

/** The cancelling lines of a postmark, as wide as they are given. */
export function Wave({ width, className }: { width: number; className?: string }) {
  const periods = Math.ceil(width / 18);
  const line = (y: number) => `M0,${y}${'q4.5,-5 9,0t9,0'.repeat(periods)}`;
  return (
    <svg
      css={lines}
      className={className}
      viewBox={`0 0 ${periods * 18} 28`}
      width={periods * 18}
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={[3, 10, 17, 24].map(line).join('')} />
    </svg>
  );
}

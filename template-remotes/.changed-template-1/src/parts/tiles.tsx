import { css } from '@emotion/react';
import { useId } from 'react';

const border = css({
  display: 'block',
  width: '100%',
  height: 42,
  borderTop: '2.5px solid var(--lit)',
  boxSizing: 'content-box',
});

/** A frieze of arched tiles, 30 px each. */
export function Tiles({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg css={border} className={className} aria-hidden="true" focusable="false">
      <pattern id={id} width="60" height="42" patternUnits="userSpaceOnUse">
        <rect width="60" height="42" fill="var(--primary)" />
        <rect width="30" height="42" fill="var(--clay-3)" />
        <path d="M3,42V17a12,12 0 0 1 24,0V42Z" fill="var(--clay-6)" />
        <path d="M33,42V17a12,12 0 0 1 24,0V42Z" fill="var(--clay-2)" />
        <path d="M9,42V19a6,6 0 0 1 12,0V42Z" fill="var(--third)" />
        <path d="M39,42V19a6,6 0 0 1 12,0V42Z" fill="var(--primary)" />
      </pattern>
      <rect width="100%" height="42" fill={`url(#${id})`} />
    </svg>
  );
}

import { css } from '@emotion/react';
import { Gold } from './gold.tsx';

const fill = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' });

/** Two ovals of gold wire that fill their box; `id` is its own in the page. */
export function Ring({ id, className }: { id: string; className?: string }) {
  return (
    <svg
      css={fill}
      className={className}
      viewBox="0 0 304 432"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      <Gold id={id} />
      <ellipse
        cx="152"
        cy="216"
        rx="152"
        ry="216"
        stroke={`url(#${id})`}
        strokeWidth="1.6"
        vectorEffect="non-scaling-stroke"
      />
      <ellipse
        cx="152"
        cy="216"
        rx="144"
        ry="208"
        stroke="var(--gold)"
        strokeOpacity=".4"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

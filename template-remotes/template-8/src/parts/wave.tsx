import { css } from '@emotion/react';

const wave = css({ position: 'absolute', insetInline: 0, width: '100%', display: 'block', pointerEvents: 'none' });

/** The soft edge of a page of the book: what is below its line, in `fill`. */
export function Wave({ fill, className }: { fill: string; className?: string }) {
  return (
    <svg css={wave} className={className} viewBox="0 0 390 66" preserveAspectRatio="none" aria-hidden="true">
      <path d="M390,0C330,50 250,0 190,36C120,78 60,30 0,66V67H390Z" fill={fill} />
    </svg>
  );
}

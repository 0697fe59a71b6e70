import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import kidney from '../assets/kidney.svg';

const shape = { position: 'absolute', inset: 0, mask: `url("${kidney}") 0 0 / 100% 100%` } as const;

/** A window like a kidney, 300 by 306, with a rim and its second ink beside it. */
const frame = css({ position: 'relative', aspectRatio: '300 / 306' });
const shade = css({ ...shape, translate: '3.6% 4.2%', background: 'var(--shade, var(--red))' });
const rim = css({ ...shape, background: 'var(--rim, var(--base))' });
const picture = css({
  ...shape,
  inset: '1%',
  overflow: 'hidden',
  background: 'var(--pool)',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

export function Kidney({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div css={frame} className={className} data-part="kidney">
      <div css={shade} />
      <div css={rim} />
      <div css={picture}>{children}</div>
    </div>
  );
}

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import ring from '../assets/ring.svg';

/** The wall's round gate: a lacquered ring with a gilt meander, and in it a picture or, without one, whatever stands there. */
const gate = css({
  position: 'relative',
  aspectRatio: '1',
  borderRadius: '50%',
  background: 'var(--deep)',
  boxShadow: '0 5px 12px color-mix(in srgb, var(--deeper) 42%, #0000)',
});
const opening = css({
  position: 'absolute',
  inset: '9.9%',
  overflow: 'hidden',
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  background: 'radial-gradient(circle at 50% 34%, var(--third), var(--base))',
  '& img': { objectPosition: 'var(--at, 50% 25%)' },
});
const meander = css({ position: 'absolute', inset: '-1%', width: '102%', height: '102%', pointerEvents: 'none' });

export function MoonGate({
  className,
  isLate = true,
  children,
}: {
  className?: string;
  isLate?: boolean;
  children?: ReactNode;
}) {
  return (
    <div css={gate} className={className}>
      <div css={opening}>{children}</div>
      <img
        css={meander}
        src={ring}
        alt=""
        width="304"
        height="304"
        loading={isLate ? 'lazy' : undefined}
        draggable={false}
      />
    </div>
  );
}

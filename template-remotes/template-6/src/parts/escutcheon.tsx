import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import lozenge from '../assets/lozenge.svg';
import shield from '../assets/shield.svg';

/** A gilt edge, a mat of paper, then what it bears. `--field` is the shape's mask. */
const field = css({
  position: 'relative',
  aspectRatio: '4 / 5',
  '&[data-shape="lozenge"]': { '--field': `url("${lozenge}")` },
  '&[data-shape="shield"]': { '--field': `url("${shield}")` },
  '&::before, &::after, & > div': {
    content: '""',
    position: 'absolute',
    inset: 0,
    mask: 'var(--field) 50% 50% / 100% 100% no-repeat',
  },
  '&::before': { background: 'linear-gradient(135deg, #efe0b0, var(--gilt) 42%, #f1e3b8 56%, var(--gilt))' },
  '&::after': { inset: '2.2%', background: 'linear-gradient(150deg, var(--light), var(--shade))' },
  '& > div': {
    zIndex: 1,
    inset: '5.6%',
    display: 'grid',
    placeItems: 'center',
    background: 'linear-gradient(150deg, var(--third), var(--shade))',
  },
  '& > div > img, & > div > picture img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
});

/** A portrait borne as arms: ladies in a lozenge, gentlemen on a shield. */
export function Escutcheon({
  shape,
  children,
  className,
}: {
  shape: 'lozenge' | 'shield';
  children: ReactNode;
  className?: string;
}) {
  return (
    <div css={field} className={className} data-shape={shape}>
      <div>{children}</div>
    </div>
  );
}

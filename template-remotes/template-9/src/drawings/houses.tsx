import { css } from '@emotion/react';
import house from '../assets/house.svg';

/** Five houses, the middle one nearest. */
const row = css({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-end',
  maxWidth: 520,
  margin: '14px auto 0',
  borderBottom: '1px solid var(--gold-deep)',
  '& img': { width: '19%', height: 'auto', marginInline: '.5%' },
  '& img:nth-of-type(even)': { width: '22%' },
  '& img:nth-of-type(3)': { width: '25%' },
});

/** A row of rumah gadang at the end of a village street. */
export const Houses = ({ className }: { className?: string }) => (
  <div css={row} className={className} aria-hidden="true">
    {[0, 1, 2, 3, 4].map((place) => (
      <img key={place} src={house} alt="" width="390" height="392" loading="lazy" draggable={false} />
    ))}
  </div>
);

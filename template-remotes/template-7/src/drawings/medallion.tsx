import { css } from '@emotion/react';
import { Happiness } from './happiness.tsx';

const disc = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: '50%',
  color: '#a3131a',
  background: 'radial-gradient(circle at 50% 40%, #fff0c0, #e8bd63 52%, #b9812a)',
  boxShadow: '0 0 0 1px #7a4a10',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '3.8%',
    borderRadius: '50%',
    border: '1.4px solid #a3171b',
  },
  '& svg': { position: 'relative', width: '72%', height: 'auto' },
});

/** A gilt disc with the double happiness, or one joy for one host. */
export function Medallion({ isSingle = false, className }: { isSingle?: boolean; className?: string }) {
  return (
    <div css={disc} className={className}>
      <Happiness isSingle={isSingle} />
    </div>
  );
}

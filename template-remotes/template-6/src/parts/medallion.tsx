import { css } from '@emotion/react';
import { hasSigns, useCouple } from '@janur/kit';
import coronet from '../assets/coronet.webp';
import ring from '../assets/medallion.webp';
import { Cypher } from './cypher.tsx';

const medallion = css({
  position: 'relative',
  display: 'block',
  aspectRatio: '1',
  containerType: 'inline-size',
  borderRadius: '50%',
  background: 'linear-gradient(140deg, var(--light), var(--base) 50%, var(--shade))',
  boxShadow: '0 5px 18px #1c2b4a2e',
  '&::before': { content: '""', position: 'absolute', inset: 0, background: `url(${ring}) 0 0 / 100% 100%` },
  '& > img': {
    position: 'absolute',
    left: '34.5%',
    top: '13%',
    width: '31%',
    height: 'auto',
  },
});
const letters = css({
  position: 'absolute',
  left: '50%',
  top: '59%',
  fontSize: '40cqw',
  transform: 'translate(-50%, -50%)',
});

/** What the dialog's `--mirror` says in the opening. */
const upright = css({ '--mirror': '1' });

/** A round of pearls with the cypher under its coronet. */
export function Medallion({ className }: { className?: string }) {
  const { initials } = useCouple();
  return (
    <span css={medallion} className={className} aria-hidden="true">
      <img src={coronet} alt="" width="132" height="136" draggable={false} />
      <Cypher css={[letters, hasSigns(initials.join('')) && upright]} initials={initials} />
    </span>
  );
}

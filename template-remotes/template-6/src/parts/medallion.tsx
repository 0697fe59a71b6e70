import { css } from '@emotion/react';
import { useCouple } from '@janur/kit';
import { Coronet } from './coronet.tsx';
import { Cypher, cypherOf } from './cypher.tsx';
import { pearls } from './pearls.ts';

const medallion = css({
  position: 'relative',
  display: 'block',
  aspectRatio: '1',
  containerType: 'inline-size',
  borderRadius: '50%',
  background: 'linear-gradient(140deg, var(--light), var(--base) 50%, var(--shade))',
  boxShadow: '0 5px 18px #1c2b4a2e',
  '&::before': pearls,
  '& img': {
    position: 'absolute',
    left: '36.5%',
    top: '12.5%',
    width: '27%',
    height: 'auto',
  },
});
const letters = css({
  position: 'absolute',
  left: '50%',
  top: '61.5%',
  fontSize: '39cqw',
  // small letters need a longer shade and a toned face to stand out of the paper
  '--face': 'color-mix(in oklab, var(--base) 72%, #c3ab78)',
  '--stroke': '.014em',
  '--stroke-ink': '#6b573399',
  '--relief': '1.6',
  '--cast': '#4a3a1c',
  transform: 'translate(-50%, -50%)',
});

/** A round of pearls with the cypher under its coronet. */
export function Medallion({ className }: { className?: string }) {
  const { initials } = useCouple();
  return (
    <span css={medallion} className={className} aria-hidden="true">
      <Coronet />
      <Cypher css={[letters, cypherOf(initials)]} initials={initials} />
    </span>
  );
}

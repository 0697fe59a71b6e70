import { css } from '@emotion/react';
import { useCouple } from '@janur/kit';
import { Art, DESKTOP } from '@janur/template-parts';
import column from '../assets/column.svg';
import laurelAvif from '../assets/laurel.avif';
import laurelWebp from '../assets/laurel.webp';
import roof from '../assets/roof.svg';
import steps from '../assets/steps.svg';
import { Cypher, cypherOf } from './cypher.tsx';

const COLUMNS = [0, 25, 50, 75, 100];

const plate = css({
  display: 'none',
  [DESKTOP]: { position: 'relative', display: 'grid', placeItems: 'center', width: 300, marginTop: 44 },
});
const wreath = css({ '& img': { width: '100% !important', height: 'auto' } });
const letters = css({
  position: 'absolute',
  left: '50%',
  top: '45%',
  fontSize: 108,
  transform: 'translate(-50%, -50%)',
});

const inked = (mask: string) => ({ content: '""', display: 'block', width: '100%', background: 'var(--title)', mask });
const temple = css({
  gridTemplateColumns: '100%',
  width: 340,
  '&::before': { ...inked(`url(${roof}) 0 0 / 100% 100% no-repeat`), height: 70 },
  '& > i': {
    ...inked(COLUMNS.map((at) => `url(${column}) ${at}% 0 / 21px 100% no-repeat`).join(',')),
    width: 'calc(100% - 28px)',
    height: 104,
  },
  '&::after': { ...inked(`url(${steps}) 0 0 / 100% 100% no-repeat`), height: 12 },
});

/** What stands under a title on the left page of the booklet: the couple's cypher in laurel, or the house that receives. */
export function Plate({ of }: { of: 'laurel' | 'temple' }) {
  const { initials } = useCouple();
  if (of === 'temple') {
    return (
      <span css={[plate, temple]} aria-hidden="true">
        <i />
      </span>
    );
  }
  return (
    <span css={[plate, wreath]} aria-hidden="true">
      <Art avif={laurelAvif} webp={laurelWebp} width={340} height={326} loading="lazy" />
      <Cypher css={[letters, cypherOf(initials)]} initials={initials} />
    </span>
  );
}

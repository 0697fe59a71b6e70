import { css } from '@emotion/react';
import { Photo, useCouple, useGallery } from '@janur/kit';
import { Art, DESKTOP } from '@janur/template-parts';
import column from '../assets/column.svg';
import laurelAvif from '../assets/laurel.avif';
import laurelWebp from '../assets/laurel.webp';
import roof from '../assets/roof.svg';
import steps from '../assets/steps.svg';
import { Cypher, cypherOf } from './cypher.tsx';
import { smallCaps } from './layout.ts';
import { roman } from './roman.ts';

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

/** A picture on its mat, numbered as in a book. */
const engraving = css({
  justifyItems: 'center',
  gap: 14,
  width: 'min(340px, 100%)',
  '& > span': {
    position: 'relative',
    display: 'block',
    width: '100%',
    aspectRatio: '5 / 4',
    padding: '11%',
    border: '1.5px solid var(--title)',
    background: 'linear-gradient(150deg, #fffefb, #f6f1e6)',
    boxShadow: 'inset 0 0 0 4px #fffefb, inset 0 0 0 5px var(--gilt), 0 6px 14px -6px #4a3c2066',
  },
  '& img': {
    width: '100% !important',
    height: '100% !important',
    boxShadow: '-1px -1px 0 1px #b9ab8c, 1px 1px 0 1.5px #fff, 0 0 0 3px #ece5d5',
  },
  '& > small': { ...smallCaps, color: 'var(--ink)' },
});

/** `laurel` is the couple's cypher, `temple` the house that receives; a number is that picture of the gallery, from 1 on. */
export type PlateOf = 'laurel' | 'temple' | number;

/** What stands under a title on the left page of the booklet; where a picture is missing, the cypher does. */
export function Plate({ of }: { of: PlateOf }) {
  const { initials } = useCouple();
  const { pictures } = useGallery();
  const picture = typeof of === 'number' ? pictures[of - 1] : undefined;
  if (picture) {
    return (
      <span css={[plate, engraving]} aria-hidden="true">
        <span>
          <Photo {...picture} alt="" sizes="300px" />
        </span>
        <small>Pl. {roman(Number(of))}</small>
      </span>
    );
  }
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

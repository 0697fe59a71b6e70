import { css } from '@emotion/react';
import { Art } from '@janur/template-parts';
import avif from '../assets/bouquet.avif';
import draft from '../assets/bouquet.avif?width=440&draft';
import webp from '../assets/bouquet.webp';

const RATIO = 500 / 390;
const WIDTH = 858;

const cut = css({ position: 'absolute', inset: 0, pointerEvents: 'none' });
const flower = css({ position: 'absolute', maxWidth: 'none', height: 'auto', '&[data-mirrored]': { scale: '-1 1' } });

interface PeoniesProps {
  id: string;
  /** Width and height of the drawing that they lie on; all else is in its units. */
  field: readonly [width: number, height: number];
  /** The path that they are cut to. */
  outline: string;
  /** Where they lie; a negative width mirrors them. */
  flowers: readonly (readonly [x: number, y: number, width: number])[];
  isLazy?: boolean;
}

/** Painted peonies on an envelope's lining: pictures over a drawing, since a drawing's own have no other format to fall back on. */
export function Peonies({ id, field: [width, height], outline, flowers, isLazy }: PeoniesProps) {
  const share = (units: number, of: number) => `${+((100 * units) / of).toFixed(3)}%`;
  return (
    <div css={cut} style={{ clipPath: `url(#${id})` }}>
      <svg width="0" height="0" aria-hidden="true">
        <clipPath id={id} clipPathUnits="objectBoundingBox">
          <path d={outline} transform={`scale(${1 / width} ${1 / height})`} />
        </clipPath>
      </svg>
      {flowers.map(([x, y, wide]) => (
        <Art
          key={x}
          css={flower}
          avif={avif}
          webp={webp}
          width={WIDTH}
          height={Math.round(WIDTH * RATIO)}
          style={{ left: share(x, width), top: share(y, height), width: share(Math.abs(wide), width) }}
          data-mirrored={wide < 0 ? '' : undefined}
          {...(isLazy ? { loading: 'lazy' } : { draft })}
        />
      ))}
    </div>
  );
}

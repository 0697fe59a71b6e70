import { css } from '@emotion/react';
import { Cake } from '../drawings/glyphs.tsx';
import { poster } from '../parts/type.ts';

const disc = css({
  position: 'absolute',
  inset: '6% -12% auto auto',
  display: 'grid',
  placeItems: 'center',
  width: 'calc(250 * var(--u))',
  aspectRatio: '1',
  borderRadius: '50%',
  color: 'var(--base)',
  background: 'var(--title)',
  '& b': { ...poster, fontSize: 'calc(200 * var(--u))', lineHeight: 1 },
  '& svg': { width: '48%', height: 'auto' },
});

/** Where there is no photo: the disc, cropped. */
export const HeroSign = ({ isSingle }: { isSingle: boolean }) => (
  <div css={disc} aria-hidden="true">
    {isSingle ? <Cake /> : <b>&amp;</b>}
  </div>
);

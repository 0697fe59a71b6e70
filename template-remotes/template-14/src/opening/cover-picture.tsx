import { css } from '@emotion/react';
import { Cover, type OpeningCover } from '@janur/kit';
import { LOW } from '@janur/template-parts';
import torn from '../assets/torn.svg';

/** A print laid on the lining. The white of its sheet shows along the tear. */
const print = css({
  position: 'absolute',
  left: 'calc(22 * var(--u))',
  top: 'calc(132 * var(--u))',
  width: 'min(100% - 36 * var(--u), 150 * var(--u))',
  aspectRatio: '4 / 5',
  background: 'var(--deckle)',
  mask: `url(${torn}) 0 0 / 100% 100%`,
  padding: 'calc(7 * var(--u))',
  '& img': { width: '100%', height: '100%', objectPosition: 'var(--cover-position, 50% 30%)' },
  '&[data-type="LOGO"]': {
    mask: 'none',
    aspectRatio: '1',
    padding: 'calc(12 * var(--u))',
    '& img': { objectFit: 'contain' },
  },
  '&[data-type="PORTRAIT"]': { mask: 'none', aspectRatio: '3 / 4' },
  '&[data-type="LANDSCAPE"]': {
    mask: 'none',
    aspectRatio: '3 / 2',
    width: 'min(100% - 36 * var(--u), 230 * var(--u))',
  },
  [LOW]: { top: 'calc(24 * var(--u))', left: 'auto', right: 'calc(24 * var(--u))', width: 'calc(150 * var(--u))' },
});

export const CoverPicture = ({ cover }: { cover: OpeningCover }) => (
  <div css={print} data-type={cover.type}>
    <Cover cover={cover} sizes="(min-width: 576px) 220px, 34vw" />
  </div>
);

import { css } from '@emotion/react';
import { Cover, type OpeningCover } from '@janur/kit';
import { LOW } from '@janur/template-parts';

/** A carved window in the wall; a photo stands in a round-headed one, a logo in none. */
const frame = css({
  position: 'relative',
  overflow: 'hidden',
  height: 'clamp(76px, min(calc(112 * var(--u)), 15dvh), 190px)',
  aspectRatio: '4 / 5',
  outline: '1px solid var(--gold)',
  outlineOffset: 3,
  border: '2px solid var(--gold)',
  background: 'var(--cloth)',
  margin: '0 auto 4px',
  '& img': { width: '100%', height: '100%', objectPosition: 'var(--cover-position, 50% 30%)' },
  '&[data-type="PHOTO"]': { borderRadius: '999px 999px 0 0' },
  '&[data-type="PORTRAIT"]': { aspectRatio: '3 / 4' },
  '&[data-type="LANDSCAPE"]': { aspectRatio: '3 / 2' },
  '&[data-type="LOGO"]': {
    aspectRatio: 'auto',
    maxWidth: '55%',
    border: 0,
    outline: 0,
    background: 'none',
    '& img': { objectFit: 'contain' },
  },
  [LOW]: { height: 76 },
});

export function CoverWindow({ cover }: { cover: OpeningCover | null }) {
  if (!cover) return null;
  return (
    <div css={frame} data-type={cover.type}>
      <Cover cover={cover} sizes="(min-width: 576px) 240px, 46vw" />
    </div>
  );
}

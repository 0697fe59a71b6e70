import { css } from '@emotion/react';
import { Cover, type OpeningCover } from '@janur/kit';
import { LEAVING, LOW } from '@janur/template-parts';
import { leavingStill } from './opening-layout.ts';

/** In the wreath: a photo takes the medallion's place, a logo lies on paper there, the others hang before it in their frame. */
const picture = css({
  gridArea: '2 / 2 / 3 / 4',
  position: 'relative',
  zIndex: 1,
  minHeight: 0,
  [LEAVING]: { opacity: 0, transition: 'opacity 260ms' },
  [LOW]: { display: 'none' },
  ...leavingStill,
});
const frame = css({
  position: 'absolute',
  left: '50%',
  top: 'calc(50% - 5 * var(--u))',
  transform: 'translate(-50%, -50%)',
  overflow: 'hidden',
  background: 'var(--base)',
  boxShadow: '0 0 0 calc(4 * var(--u)) #d4a24a, 0 0 0 calc(6 * var(--u)) var(--deeper)',
  height: 'calc(min(100% - 4 * var(--u), 284 * var(--u)) * .6)',
  '& img': { width: '100%', height: '100%', objectPosition: 'var(--cover-position, 50% 30%)' },
  '&[data-type="PHOTO"], &[data-type="LOGO"]': { aspectRatio: '1', borderRadius: '50%' },
  '&[data-type="LOGO"] img': { objectFit: 'contain', padding: '18%' },
  '&[data-type="PORTRAIT"]': { aspectRatio: '3 / 4', height: 'calc(min(100% - 4 * var(--u), 284 * var(--u)) * .84)' },
  '&[data-type="LANDSCAPE"]': { aspectRatio: '3 / 2' },
});

export function CoverPicture({ cover }: { cover: OpeningCover | null }) {
  if (!cover) return null;
  return (
    <div css={picture}>
      <div css={frame} data-type={cover.type}>
        <Cover cover={cover} sizes="(min-width: 576px) 340px, 60vw" />
      </div>
    </div>
  );
}

import { css } from '@emotion/react';
import { Cover, type OpeningCover } from '@janur/kit';
import { LOW } from './opening-layout.ts';

/** In the gate, above the steps: a photo fills the arch and fades into the sky, the others stand in their window. */
const picture = css({
  position: 'absolute',
  left: '50%',
  bottom: 'calc(48 * var(--u))',
  overflow: 'hidden',
  transform: 'translateX(-50%)',
  '& img': { width: '100%', height: '100%', objectPosition: 'var(--cover-position, 50% 30%)' },
  '&[data-type="PHOTO"]': {
    width: 'calc(246 * var(--u))',
    height: 'var(--picture)',
    bottom: 'calc(40 * var(--u))',
    maskImage: 'linear-gradient(#0000, #000 34%)',
  },
  '&:not([data-type="PHOTO"])': { boxShadow: '0 0 0 3px var(--lit), 0 0 0 5px var(--clay-4)' },
  '&[data-type="PORTRAIT"]': {
    height: 'calc(var(--picture) * .8)',
    aspectRatio: '3 / 4',
    borderRadius: '999px 999px 0 0',
  },
  '&[data-type="LANDSCAPE"]': { aspectRatio: '3 / 2', height: 'min(calc(var(--picture) * .8), calc(150 * var(--u)))' },
  [LOW]: { '&[data-type="PHOTO"]': { height: 'calc(100% - 40 * var(--u))' } },
});

const logo = css({ width: '55%', maxHeight: '11vh', flex: 'none', objectFit: 'contain' });

export function CoverPicture({ cover, className }: { cover: OpeningCover | null; className?: string }) {
  if (!cover || cover.type === 'LOGO') return null;
  return (
    <div css={picture} className={className} data-type={cover.type}>
      <Cover cover={cover} sizes="(min-width: 576px) 340px, 64vw" />
    </div>
  );
}

/** A logo stands above the names, as it is. */
export const CoverLogo = ({ cover }: { cover: OpeningCover }) => <Cover css={logo} cover={cover} sizes="220px" />;

import { css } from '@emotion/react';
import type { PictureView } from '../model/pictures.ts';
import { Photo } from './photo.tsx';

const frame = css({ position: 'absolute', inset: 0, overflow: 'hidden' });
const fill = css({ display: 'block', width: '100%', height: '100%' });
const veil = css({ position: 'absolute', inset: 0, background: '#000' });

interface BackdropProps {
  picture: PictureView;
  className?: string;
  isCover?: boolean;
  sizes?: string;
}

/** A picture that fills the box around it (which must be positioned), under the veil that the couple chose for it. */
export function Backdrop({ picture, className, isCover, sizes = '100vw' }: BackdropProps) {
  const { src, alt, imageCss, overlayOpacity } = picture;
  return (
    <div css={frame} className={className} data-part="backdrop">
      <Photo css={fill} src={src} alt={alt} imageCss={imageCss} isCover={isCover} sizes={sizes} />
      {overlayOpacity > 0 && <div css={veil} data-part="veil" style={{ opacity: overlayOpacity }} />}
    </div>
  );
}

import { css } from '@emotion/react';
import type { ImgHTMLAttributes } from 'react';

interface ArtProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'alt' | 'src' | 'srcSet'> {
  avif: string;
  webp: string;
}

/** Nothing but the picture in it takes part in the layout around it. */
const whole = css({ display: 'contents', '& > source': { display: 'none' } });

/** A painting of the template's own: AVIF, and WebP for browsers without it, a third heavier. */
export function Art({ avif, webp, ...img }: ArtProps) {
  return (
    <picture css={whole}>
      <source type="image/avif" srcSet={avif} />
      <img {...img} src={webp} alt="" draggable={false} />
    </picture>
  );
}

/** The same for `background`: what a browser does not know it passes over. `rest` is all but the picture. */
export const artBehind = ({ avif, webp }: Pick<ArtProps, 'avif' | 'webp'>, rest: string): string[] => [
  `url(${webp}) ${rest}`,
  `image-set(url(${avif}) type('image/avif'), url(${webp}) type('image/webp')) ${rest}`,
];

import { css } from '@emotion/react';
import { type ImgHTMLAttributes, useEffect, useRef, useState } from 'react';

interface ArtProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'alt' | 'src' | 'srcSet'> {
  avif: string;
  webp: string;
  /**
   * For a large painting of the opening: the build's own draft of it (`…avif?width=192&draft`), as many pixels wide as a
   * phone shows it in CSS pixels (fewer, and the browser takes the painting for another, larger one). It stands in the
   * page's markup itself until the scripts have come, and the painting behind them.
   */
  draft?: string;
}

/** Nothing but the picture in it takes part in the layout around it. */
const whole = css({ display: 'contents', '& > source': { display: 'none' } });

/** A painting of the template's own: AVIF, and WebP for browsers without it, a third heavier. */
export function Art({ avif, webp, draft, ...img }: ArtProps) {
  const shown = useRef<HTMLImageElement>(null);
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!draft || !shown.current?.currentSrc.includes('avif')) return;
    const painting = new Image();
    painting.src = avif;
    painting.decode().then(
      () => setPainted(true),
      () => undefined,
    );
  }, [draft, avif]);
  const first = isPainted ? undefined : draft;
  return (
    <picture css={whole}>
      <source type="image/avif" srcSet={first ?? avif} />
      {/* the words are painted without waiting until a draft is decoded: 40 ms on a cheap phone */}
      <img {...img} {...(first && { decoding: 'async' })} ref={shown} src={webp} alt="" draggable={false} />
    </picture>
  );
}

/** The same for `background`: what a browser does not know it passes over. `rest` is all but the picture. */
export const artBehind = ({ avif, webp }: Pick<ArtProps, 'avif' | 'webp'>, rest: string): string[] => [
  `url(${webp}) ${rest}`,
  `image-set(url(${avif}) type('image/avif'), url(${webp}) type('image/webp')) ${rest}`,
];

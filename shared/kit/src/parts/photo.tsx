import type { ImageSet } from '@janur/contracts';
import type { CSSProperties } from 'react';
import { useInvitation } from '../model/invitation.tsx';
import { declarations } from './declarations.ts';

export interface PhotoProps {
  src: string;
  alt: string;
  className?: string;
  /** The couple's own declarations for the picture (`image_css`): only where it sits in its frame is taken from them. */
  imageCss?: string | null;
  /** For the cover: loaded first, decoded at once. Every other picture loads when it comes near. */
  isCover?: boolean;
  /** How wide it is shown, as in HTML: `(min-width: 992px) 44vw, 90vw`. What is close saves the guest's data. */
  sizes?: string;
}

/**
 * A picture in a frame that the template gives it: `object-fit: cover` unless the template says otherwise. The browser
 * picks the file for its width; until it is there, a tiny blurred one stands in its place.
 */
export function Photo({ src, alt, className, imageCss, isCover = false, sizes }: PhotoProps) {
  const image = useInvitation().client.images[src];
  const avif = image && sourceSet(image, 'image/avif');
  // `auto` lets the browser that knows it measure the frame itself; it needs lazy loading
  const width = `${isCover ? '' : 'auto, '}${sizes ?? '(min-width: 992px) 560px, 100vw'}`;
  const picture = (
    <img
      src={src}
      srcSet={image && sourceSet(image, 'image/webp')}
      alt={alt}
      className={className}
      sizes={image ? width : undefined}
      loading={isCover ? 'eager' : 'lazy'}
      fetchPriority={isCover ? 'high' : 'auto'}
      decoding={isCover ? 'sync' : 'async'}
      draggable={false}
      onLoad={(event) => void (event.currentTarget.style.backgroundImage = '')}
      style={{ objectFit: 'cover', ...placeholder(image), ...placement(imageCss) }}
    />
  );
  if (!avif) return picture;
  return (
    <picture style={{ display: 'contents' }}>
      <source type="image/avif" srcSet={avif} sizes={width} />
      {picture}
    </picture>
  );
}

function sourceSet(image: ImageSet, type: ImageSet['variants'][number]['type']): string | undefined {
  const variants = image.variants.filter((variant) => variant.type === type);
  return variants.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined;
}

function placeholder(image: ImageSet | undefined): CSSProperties {
  if (!image?.placeholder) return {};
  return { backgroundImage: `url("${image.placeholder}")`, backgroundSize: 'cover', backgroundPosition: 'center' };
}

const PLACEMENT = ['object-position', 'object-fit', 'transform-origin'];

/** The allow-listed declarations of a picture's CSS as React style; everything else in it is ignored. */
export const placement = (css: string | null | undefined): CSSProperties => declarations(css, PLACEMENT);

import type { CSSProperties } from 'react';

export interface PhotoProps {
  src: string;
  alt: string;
  className?: string;
  /** The couple's own declarations for the picture (`image_css`): only where it sits in its frame is taken from them. */
  imageCss?: string | null;
  /** For the cover: loaded first, decoded at once. Every other picture loads when it comes near. */
  isCover?: boolean;
  sizes?: string;
}

/** A picture in a frame that the template gives it: `object-fit: cover` unless the template says otherwise. */
export function Photo({ src, alt, className, imageCss, isCover = false, sizes }: PhotoProps) {
  return (
    <img
      src={src}
      alt={alt}
      className={className}
      sizes={sizes}
      loading={isCover ? 'eager' : 'lazy'}
      fetchPriority={isCover ? 'high' : 'auto'}
      decoding={isCover ? 'sync' : 'async'}
      draggable={false}
      style={{ objectFit: 'cover', ...placement(imageCss) }}
    />
  );
}

const PLACEMENT = /(?:^|;)\s*(object-position|object-fit|transform-origin)\s*:\s*([\w\s.%-]{1,60})\s*(?=;|$)/g;

/** The allow-listed declarations of a picture's CSS as React style; everything else in it is ignored. */
export function placement(css: string | null | undefined): CSSProperties {
  const style: Record<string, string> = {};
  for (const [, property, value] of (css ?? '').matchAll(PLACEMENT)) {
    if (property && value)
      style[property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] = value.trim();
  }
  return style;
}

import { css } from '@emotion/react';
import type { OpeningCover } from './opening-view.ts';

const picture = css({ display: 'contents' });
const image = css({
  objectFit: 'var(--cover-fit, cover)' as 'cover', // a CSS value; the type knows only the keywords
  objectPosition: 'var(--cover-position, 50% 50%)',
  background: 'var(--cover-placeholder, none) center / cover',
});

/**
 * The couple's picture on the opening: the first one to load, and the same element for the page's whole life.
 * `sizes` is how wide it is shown, as in HTML. Set your own place for it as the fallback of `var(--cover-position, 50% 30%)`.
 */
export function Cover({ cover, sizes, className }: { cover: OpeningCover; sizes: string; className?: string }) {
  return (
    <picture css={picture}>
      <source type="image/avif" srcSet={cover.avif} sizes={sizes} />
      <source type="image/webp" srcSet={cover.webp} sizes={sizes} />
      <img
        src={cover.src}
        alt={cover.alt}
        css={image}
        className={className}
        fetchPriority="high"
        decoding="sync"
        draggable={false}
      />
    </picture>
  );
}

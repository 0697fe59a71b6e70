import bouquetAvif from '../assets/bouquet.avif';
import bouquetWebp from '../assets/bouquet.webp';
import footLeftAvif from '../assets/foot-left.avif';
import footLeftWebp from '../assets/foot-left.webp';
import footRightAvif from '../assets/foot-right.avif';
import footRightWebp from '../assets/foot-right.webp';
import topLeftAvif from '../assets/top-left.avif';
import topLeftWebp from '../assets/top-left.webp';
import topRightAvif from '../assets/top-right.avif';
import topRightWebp from '../assets/top-right.webp';

/** The painted flowers; WebP for browsers without AVIF, a third heavier. Width and height in units of the drawing. */
const BLOOMS = {
  bouquet: { avif: bouquetAvif, webp: bouquetWebp, width: 390, height: 408 },
  footLeft: { avif: footLeftAvif, webp: footLeftWebp, width: 228, height: 328 },
  footRight: { avif: footRightAvif, webp: footRightWebp, width: 240, height: 396 },
  topLeft: { avif: topLeftAvif, webp: topLeftWebp, width: 266, height: 470 },
  topRight: { avif: topRightAvif, webp: topRightWebp, width: 240, height: 384 },
};

export function Bloom({ of, className, isLazy }: { of: keyof typeof BLOOMS; className?: string; isLazy?: boolean }) {
  const { avif, webp, width, height } = BLOOMS[of];
  const loading = isLazy ? { loading: 'lazy' as const } : {};
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      <img className={className} src={webp} alt="" width={width} height={height} {...loading} draggable={false} />
    </picture>
  );
}

import { Art } from '@janur/template-parts';
import mothAvif from '../assets/moth.avif';
import mothWebp from '../assets/moth.webp';
import bouquetAvif from '../assets/bouquet.avif';
import bouquetWebp from '../assets/bouquet.webp';
import footLeftAvif from '../assets/foot-left.avif';
import footLeftWebp from '../assets/foot-left.webp';
import footRightAvif from '../assets/foot-right.avif';
import footRightWebp from '../assets/foot-right.webp';
import topLeftAvif from '../assets/top-left.avif';
import topLeftDraft from '../assets/top-left.avif?width=282&draft';
import topLeftWebp from '../assets/top-left.webp';
import topRightAvif from '../assets/top-right.avif';
import topRightDraft from '../assets/top-right.avif?width=254&draft';
import topRightWebp from '../assets/top-right.webp';

/** The painted flowers, and who visits them; width and height in units of the drawing. */
export const BLOOMS = {
  bouquet: { avif: bouquetAvif, webp: bouquetWebp, width: 390, height: 408 },
  footLeft: { avif: footLeftAvif, webp: footLeftWebp, width: 228, height: 328 },
  footRight: { avif: footRightAvif, webp: footRightWebp, width: 240, height: 396 },
  moth: { avif: mothAvif, webp: mothWebp, width: 150, height: 108 },
  topLeft: { avif: topLeftAvif, webp: topLeftWebp, draft: topLeftDraft, width: 266, height: 470 },
  topRight: { avif: topRightAvif, webp: topRightWebp, draft: topRightDraft, width: 240, height: 384 },
};

export function Bloom({ of, isLazy, ...style }: { of: keyof typeof BLOOMS; className?: string; isLazy?: boolean }) {
  return <Art {...BLOOMS[of]} {...style} {...(isLazy && { loading: 'lazy', draft: undefined })} />;
}

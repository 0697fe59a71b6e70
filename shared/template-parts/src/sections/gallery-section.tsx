import { GalleryPictures, useTexts } from '@janur/kit';
import type { OnPage, Style } from './page.ts';

interface GallerySectionProps extends OnPage {
  /** Of the kit's `GalleryPictures`. */
  pictures: Style;
  /** How wide a picture stands. */
  sizes?: string;
}

/** The couple's pictures. */
export function GallerySection({ page, pictures, sizes }: GallerySectionProps) {
  const { t } = useTexts();
  return page({
    of: 'gallery',
    title: t('gallery.title'),
    children: <GalleryPictures css={pictures} {...(sizes ? { sizes } : {})} />,
  });
}

import { GalleryPictures, type PictureView, useTexts } from '@janur/kit';
import type { ReactNode } from 'react';
import type { OnPage, Style } from './page.ts';

interface GallerySectionProps extends OnPage {
  /** Of the kit's `GalleryPictures`. */
  pictures: Style;
  /** How wide a picture stands. */
  sizes?: string;
  /** What stands on a picture's foot: `({ title }) => title`. */
  caption?: (picture: PictureView) => ReactNode;
}

/** The couple's pictures. */
export function GallerySection({ page, pictures, sizes, caption }: GallerySectionProps) {
  const { t } = useTexts();
  return page({
    of: 'gallery',
    title: t('gallery.title'),
    children: <GalleryPictures css={pictures} {...(sizes && { sizes })} {...(caption && { caption })} />,
  });
}

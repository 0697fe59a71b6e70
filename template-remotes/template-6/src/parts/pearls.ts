import { artBehind } from '@janur/template-parts';
import avif from '../assets/medallion.avif';
import webp from '../assets/medallion.webp';

/** A ring of pearls around the whole box. */
export const pearls = {
  content: '""',
  position: 'absolute',
  inset: 0,
  background: artBehind({ avif, webp }, '0 0 / 100% 100%'),
} as const;

import { Gifts, type PictureView, Reveal, useGifts, useTexts } from '@janur/kit';
import type { ReactNode } from 'react';
import type { OnPage, Style } from './page.ts';

interface GiftSectionProps extends OnPage {
  /** Of the sentence above the gifts. */
  words: Style;
  /** Of the kit's `Gifts`: `css(giftBasics, { … })`. */
  gifts: Style;
  /** The couple's picture, where they chose one. */
  banner: (picture: PictureView) => ReactNode;
  /** Stands where there is no banner; NO_ICON leaves it out. */
  drawing?: ReactNode;
  /** What of both comes in with the kit's small rise. */
  rising?: readonly ('banner' | 'drawing')[];
  /** The words stand above the banner or drawing. */
  hasWordsFirst?: boolean;
}

/** The gifts: behind a button, or with NO_MODAL on the page. */
export function GiftSection({
  page,
  words,
  gifts,
  banner,
  drawing,
  rising = ['drawing'],
  hasWordsFirst = false,
}: GiftSectionProps) {
  const { t } = useTexts();
  const { hasIcon, banner: picture } = useGifts();
  const above = picture ? banner(picture) : hasIcon && drawing;
  const isRising = above && rising.includes(picture ? 'banner' : 'drawing');
  const sentence = <p css={words}>{t('gift.text')}</p>;
  return page({
    of: 'gift',
    title: t('gift.title'),
    children: (
      <>
        {hasWordsFirst && sentence}
        {isRising ? <Reveal>{above}</Reveal> : above}
        {!hasWordsFirst && sentence}
        <Gifts css={gifts} />
      </>
    ),
  });
}

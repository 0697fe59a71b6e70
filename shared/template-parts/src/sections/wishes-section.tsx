import { useTexts, WishesList } from '@janur/kit';
import type { ReactNode } from 'react';
import type { OnPage, Style } from './page.ts';

interface WishesSectionProps extends OnPage {
  /** Of the kit's `WishesList`. */
  list: Style;
  /** A drawing above the words of a list that has no wish yet. */
  empty?: ReactNode;
}

/** The wishes, newest first. */
export function WishesSection({ page, list, empty }: WishesSectionProps) {
  const { t } = useTexts();
  return page({
    of: 'wishes',
    title: t('wishes.title'),
    above: t('wishes.eyebrow'),
    label: t('nav.wishes'),
    children: <WishesList css={list} empty={empty} />,
  });
}

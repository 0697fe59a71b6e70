import { useTexts, WishesList } from '@janur/kit';
import type { OnPage, Style } from './page.ts';

interface WishesSectionProps extends OnPage {
  /** Of the kit's `WishesList`. */
  list: Style;
}

/** The wishes, newest first. */
export function WishesSection({ page, list }: WishesSectionProps) {
  const { t } = useTexts();
  return page({
    of: 'wishes',
    title: t('wishes.title'),
    above: t('wishes.eyebrow'),
    label: t('nav.wishes'),
    children: <WishesList css={list} />,
  });
}

import { css } from '@emotion/react';
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
    children: <WishesList css={[answer, list]} />,
  });
}

/** What the hosts said to a wish: a little in from it, at a line of its ink. */
const answer = css({
  '& [data-part="answer"]': {
    marginTop: 14,
    paddingInlineStart: 14,
    borderInlineStart: '2px solid color-mix(in srgb, currentColor 45%, #0000)',
    overflowWrap: 'anywhere',
  },
  '& [data-part="answered-by"]': { font: '600 .9375rem/1.35 var(--font-body)' },
});

import { humpsOf, type PictureView, ShareButton, useShare, useTexts } from '@janur/kit';
import { Fragment, type ReactNode } from 'react';
import { hashtagStyle } from '../name-style.ts';
import type { Style } from './page.ts';

interface ShareSectionProps {
  /** The ground, with the couple's picture where they chose one; `word` is the hashtag, `title` stands where there is none. */
  page: (props: { banner: PictureView | null; word: string | null; title: string; children: ReactNode }) => ReactNode;
  /** Of the kit's `ShareButton`. */
  sharing: Style;
}

/** The hashtag, and the way to hand the invitation on. */
export function ShareSection({ page, sharing }: ShareSectionProps) {
  const { t } = useTexts();
  const { hashtag: word, banner } = useShare();
  return page({
    banner,
    word,
    title: t('share.title'),
    children: <ShareButton css={sharing} />,
  });
}

interface HashtagProps {
  word: string | null;
  className?: string;
  /** What stands there without one. */
  instead: ReactNode;
}

/** The hashtag as a line of text, sized by `--letters`. */
export function Hashtag({ word, className, instead }: HashtagProps) {
  if (!word) return instead;
  return (
    <p className={className} style={hashtagStyle(word)}>
      <TagWord word={word} />
    </p>
  );
}

/** A hashtag that does not fit on its line breaks at its capitals. */
export const TagWord = ({ word }: { word: string }) => (
  <span>
    {humpsOf(word).map((hump, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {hump}
      </Fragment>
    ))}
  </span>
);

import { type ChapterView, useStory } from '@janur/kit';
import type { ReactNode } from 'react';
import { StoryParagraphs } from '../chapter-text.tsx';
import type { OnPage, Style } from './page.ts';

interface StorySectionProps extends OnPage {
  /** Of the one flowing text of PARAGRAPH. */
  paragraphs: Style;
  /** Of the list of chapters. */
  chapters: Style;
  /** One `li` with a key. */
  chapter: (chapter: ChapterView, index: number, all: readonly ChapterView[]) => ReactNode;
  /** What the list, and with PARAGRAPH the text, stands on. */
  frame?: (story: ReactNode, isParagraph: boolean) => ReactNode;
}

/** How it came about, in chapters; with PARAGRAPH as one flowing text. */
export function StorySection({ page, paragraphs, chapters, chapter, frame = (story) => story }: StorySectionProps) {
  const { title, chapters: all, isParagraph } = useStory();
  return page({
    of: 'our_story',
    title,
    children: frame(
      isParagraph ? (
        <StoryParagraphs css={paragraphs} chapters={all} />
      ) : (
        <ol css={chapters}>{all.map((each, index) => chapter(each, index, all))}</ol>
      ),
      isParagraph,
    ),
  });
}

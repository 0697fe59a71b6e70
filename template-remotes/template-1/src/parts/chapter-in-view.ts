import { useEffect, useState } from 'react';

/** Marks a chapter's element, for the arch that follows the story. */
export const CHAPTER = 'data-chapter';

/** The index of the chapter that passed the middle of the window last. */
export function useChapterInView(): number {
  const [chapter, setChapter] = useState(0);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const met = entries.find(({ isIntersecting }) => isIntersecting)?.target.getAttribute(CHAPTER);
        if (met) setChapter(Number(met));
      },
      { rootMargin: '-45% 0px -54% 0px' },
    );
    // sections come late: those of the story are there when the page is
    const watch = () => document.querySelectorAll(`[${CHAPTER}]`).forEach((element) => observer.observe(element));
    watch();
    const late = new MutationObserver(watch);
    const story = document.querySelector('#our_story');
    if (story) late.observe(story, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      late.disconnect();
    };
  }, []);
  return chapter;
}

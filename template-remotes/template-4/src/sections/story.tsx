import { css } from '@emotion/react';
import { ChapterText, CJK, DESKTOP, StorySection } from '@janur/template-parts';
import { Page } from '../parts/page.tsx';
import { caption } from '../parts/type.ts';

/** The first letter of the article, three lines high. */
const initial = {
  float: 'left',
  font: '400 4.9em/.72 var(--font-heading)',
  padding: '.06em .06em 0 0',
  marginLeft: '-.03em',
  color: 'var(--title)',
} as const;
const PROSE = { fontSize: '1.0625rem', lineHeight: 1.5, whiteSpace: 'pre-line' } as const;

const article = css({
  display: 'grid',
  gap: 44,
  '& li': { display: 'flow-root' },
  '& [data-line="when"]': { ...caption, paddingTop: 9, borderTop: 'var(--rule)' },
  '& h3': {
    margin: '14px 0 12px',
    fontSize: '2.625rem',
    lineHeight: 0.96,
    letterSpacing: '-.02em',
    color: 'var(--title)',
  },
  '& [data-line="subtitle"]': { margin: '-4px 0 12px', font: 'italic 400 1.375rem/1.15 var(--font-heading)' },
  '& [data-line="text"]': { ...PROSE, textIndent: '1.4em' },
  // the initial is three lines high and hangs below them, J and Q further than all
  '& li:first-of-type [data-line="text"]': {
    display: 'flow-root',
    minHeight: '5em',
    paddingBottom: '.9em',
    textIndent: 0,
  },
  '& li:first-of-type [data-line="text"]::first-letter': initial,
  '& img': { width: 'calc(100% + 40px)', maxWidth: 'none', aspectRatio: '4 / 5', margin: '22px -20px 0' },
  [CJK]: { '& h3': { fontSize: '1.75rem', lineHeight: 1.35 }, '& li [data-line="text"]': { textIndent: '1em' } },
  [DESKTOP]: {
    gap: 72,
    '& h3': { fontSize: '4rem' },
    '& li [data-line="text"]': { fontSize: '1.25rem' },
    '& img': { width: '100%', aspectRatio: '3 / 2', margin: '28px 0 0' },
  },
});
const paragraphs = css({
  '& p': { ...PROSE, textIndent: '1.4em' },
  '& p:first-of-type': { display: 'flow-root', minHeight: '5em', paddingBottom: '.9em', textIndent: 0 },
  '& p:first-of-type::first-letter': initial,
});

/** A feature article with an initial and indented paragraphs; PARAGRAPH is the same without heads. */
export const Story = () => (
  <StorySection
    page={Page}
    paragraphs={paragraphs}
    chapters={article}
    chapter={(chapter) => (
      <li key={chapter.id}>
        <ChapterText chapter={chapter} />
      </li>
    )}
  />
);

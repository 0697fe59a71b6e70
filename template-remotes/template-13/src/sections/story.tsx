import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { ChapterText, DESKTOP, StorySection } from '@janur/template-parts';
import { prose } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';
import { Moon } from '../sky/moon.tsx';

const SIZE = 64;
const chapters = css({ marginTop: 34, display: 'grid', gap: 44, textAlign: 'start' });
/** The moon's way down the page. */
const chapter = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${SIZE}px minmax(0, 1fr)`,
  gap: 20,
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: SIZE / 2,
    top: SIZE + 10,
    bottom: -34,
    width: 1,
    background: 'repeating-linear-gradient(var(--gold) 0 1.4px, #0000 1.4px 7px)',
  },
  '& [data-line="when"]': {
    font: '500 .9375rem/1.4 var(--font-body)',
    letterSpacing: '.1em',
    textTransform: 'uppercase',
    color: 'var(--line)',
  },
  '& h3': {
    marginTop: 2,
    fontSize: 'clamp(1.375rem, 6.2vw, 1.75rem)',
    lineHeight: 1.15,
    color: 'var(--gold)',
    hyphens: 'auto',
  },
  '& [data-line="subtitle"]': { marginTop: 4, font: '500 1.0625rem/1.4 var(--font-body)' },
  '& [data-line="text"]': { ...prose, marginTop: 8 },
  '& img': {
    width: '100%',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    marginTop: 16,
    borderRadius: 18,
    boxShadow: '0 0 0 1px var(--thread)',
  },
  [DESKTOP]: {
    gap: 34,
    gridTemplateColumns: '92px minmax(0, 1fr)',
    '& > svg': { width: 92, height: 92 },
    '&:not(:last-of-type)::before': { left: 46, top: 104 },
  },
});
const flowing = css(prose, { display: 'grid', gap: 14, marginTop: 20 });

const FIRST = 38; // a crescent that can be seen
const FULL = 180;

/** How far the moon has grown with a chapter: a crescent at the first, full at the last. */
const ageOf = (index: number, count: number) => (count < 2 ? FULL : FIRST + ((FULL - FIRST) * index) / (count - 1));

/** The story by the moon, which grows with every chapter; with PARAGRAPH as one flowing text. */
export const Story = () => (
  <StorySection
    page={Page}
    paragraphs={flowing}
    chapters={chapters}
    chapter={(each, index, all) => (
      <li key={each.id} css={chapter}>
        <Moon age={ageOf(index, all.length)} size={SIZE} />
        <Reveal>
          <ChapterText chapter={each} sizes="(min-width: 992px) 480px, 74vw" />
        </Reveal>
      </li>
    )}
  />
);

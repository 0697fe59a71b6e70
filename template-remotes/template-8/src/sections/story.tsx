import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { ChapterText, DESKTOP, StorySection } from '@janur/template-parts';
import type { CSSProperties } from 'react';
import { paper } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';

const RULER = 58;
const PILES = ['var(--coral)', 'var(--teal)', 'var(--violet)', 'var(--sun)'];

/** A growth chart: the ruler at the left, each chapter a mark on it. */
const chart = css({
  position: 'relative',
  display: 'grid',
  gap: 30,
  marginTop: 30,
  padding: `26px 0 26px ${RULER + 18}px`,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 0,
    bottom: 0,
    width: RULER,
    borderRadius: 16,
    boxShadow: '0 0 0 4px #fff, 0 10px 0 4px #b8dced',
    background:
      'repeating-linear-gradient(#0000 0 66px, #2b2850 66px 69px) 100% 0 / 46% 100% no-repeat, repeating-linear-gradient(#0000 0 11px, #2b285088 11px 13.8px) 100% 0 / 24% 100% no-repeat, var(--sun)',
  },
  // beside each other they grow: a chapter stands on a pile of blocks, a little higher than the one before
  [DESKTOP]: {
    gap: 40,
    '&:not(:has(> :nth-of-type(5)))': {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      alignItems: 'end',
      gap: 28,
      paddingBottom: 0,
      marginTop: 44,
      marginBottom: -120, // down to the page's edge
      '& > li::after': {
        content: '""',
        display: 'block',
        height: 'calc(64px + 84px * var(--at))',
        marginInline: '9%',
        borderRadius: '18px 18px 0 0',
        background: 'repeating-linear-gradient(#0000 0 70px, #2b285026 70px 74px), var(--pile)',
      },
    },
  },
});
const mark = css({
  ...paper,
  position: 'relative',
  padding: '16px 18px 18px',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -42,
    top: 28,
    width: 44,
    height: 22,
    clipPath: 'polygon(0 50%, 40% 0, 100% 0, 100% 100%, 40% 100%)',
    background: 'var(--coral)',
  },
  [DESKTOP]: { 'ol:not(:has(> :nth-of-type(5))) > li > &::before': { display: 'none' } },
  'li:nth-of-type(3n + 2) > &::before': { background: 'var(--teal)' },
  'li:nth-of-type(3n) > &::before': { background: 'var(--violet)' },
  '& [data-line="when"]': { font: '800 1rem/1.3 var(--font-body)', color: 'var(--soft-ink)' },
  '& h3': { marginTop: 2, font: '600 1.5rem/1.1 var(--font-script)', color: 'var(--night)' },
  '& [data-line="subtitle"]': { marginTop: 4, fontWeight: 800 },
  '& [data-line="text"]': { marginTop: 8, font: '600 1.0625rem/1.5 var(--font-body)', whiteSpace: 'pre-line' },
  '& img': { width: '100%', aspectRatio: '4 / 3', marginTop: 14, borderRadius: 20 },
});
const paragraphs = css({
  display: 'grid',
  gap: 16,
  maxWidth: 640,
  margin: '24px auto 0',
  font: '600 1.0625rem/1.65 var(--font-body)',
  whiteSpace: 'pre-line',
});

/** The story as marks on a growth chart; with PARAGRAPH as one flowing text. */
export const Story = () => (
  <StorySection
    page={(props) => <Page tone="sky" isWide {...props} />}
    paragraphs={paragraphs}
    chapters={chart}
    chapter={(chapter, index) => (
      <li
        key={chapter.id}
        style={{ '--at': index, '--pile': PILES[index % PILES.length] } as CSSProperties} // React passes custom properties through
      >
        <Reveal css={mark}>
          <ChapterText chapter={chapter} sizes="(min-width: 992px) 520px, 70vw" />
        </Reveal>
      </li>
    )}
  />
);

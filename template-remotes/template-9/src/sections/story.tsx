import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { ChapterText, DESKTOP, StorySection } from '@janur/template-parts';
import horn from '../assets/horn.svg';
import { Heading } from '../parts/heading.tsx';
import { column, prose } from '../parts/layout.ts';
import { SHEEN } from '../parts/thread.ts';

const flowing = css(prose, { display: 'grid', gap: 16, marginTop: 20, whiteSpace: 'pre-line' });
const chapters = css({
  display: 'grid',
  marginTop: 30,
  // on wide windows the horns of two chapters hold them from both sides
  [DESKTOP]: {
    gridTemplateColumns: '1fr 1fr',
    gap: '56px 40px',
    '& > :only-child': { gridColumn: '1 / -1' },
  },
});
const wide = css({ [DESKTOP]: { width: 'min(1080px, 100% - 80px)', '& > header': { textAlign: 'center' } } });

/** A horn embraces the chapter from the left, the next one from the right; a wajik is where one ends and the other begins. */
const chapter = css({
  position: 'relative',
  padding: '22px 6px 30px 74px',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    width: 64,
    background: SHEEN,
    mask: `url(${horn}) 0 0 / 100% 100%`,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: -6,
    left: 60,
    width: 11,
    height: 11,
    transform: 'rotate(45deg)',
    background: 'var(--gold-light)',
    boxShadow: '0 0 0 4px var(--base), 0 0 0 5px var(--gold)',
  },
  '&:nth-of-type(even)': {
    padding: '22px 74px 30px 6px',
    textAlign: 'end',
    '&::before': { left: 'auto', right: 0, transform: 'scaleX(-1)' },
    '&::after': { left: 'auto', right: 60 },
  },
  '& [data-line="when"]': { font: '700 1.0625rem/1.35 var(--font-body)', color: 'var(--soft)' },
  '& h3': {
    marginTop: 2,
    fontSize: '1.6875rem',
    fontWeight: 700,
    lineHeight: 1.15,
    color: 'var(--title)',
    hyphens: 'auto',
  },
  '& [data-line="subtitle"]': { font: '700 1.0625rem/1.4 var(--font-body)' },
  '& [data-line="text"]': { ...prose, marginTop: 6, whiteSpace: 'pre-line' },
  '& img': {
    width: '100%',
    aspectRatio: '3 / 2',
    marginTop: 16,
    border: '2px solid var(--gold)',
    outline: '1px solid var(--gold-deep)',
    outlineOffset: 3,
  },
  [DESKTOP]: {
    padding: '34px 0 44px 116px',
    '&::before': { width: 88 },
    '&::after': { left: 82 },
    '&:nth-of-type(even)': { padding: '34px 116px 44px 0', '&::after': { right: 82 } },
  },
});

/** The story as a strip of cloth, a field a chapter; with PARAGRAPH as one flowing text. */
export const Story = () => (
  <StorySection
    page={({ title, children }) => (
      <div css={[column, wide]}>
        <Heading>{title}</Heading>
        {children}
      </div>
    )}
    paragraphs={flowing}
    chapters={chapters}
    chapter={(each) => (
      <li key={each.id} css={chapter}>
        <Reveal>
          <ChapterText chapter={each} sizes="(min-width: 992px) 500px, 76vw" />
        </Reveal>
      </li>
    )}
  />
);

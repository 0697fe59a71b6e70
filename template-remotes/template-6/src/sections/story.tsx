import { css } from '@emotion/react';
import { Reveal, useCouple } from '@janur/kit';
import { ChapterText, DESKTOP, NARROW, StorySection } from '@janur/template-parts';
import stem from '../assets/stem.svg';
import union from '../assets/union.svg';
import { italic, prose } from '../parts/layout.ts';
import { Medallion } from '../parts/medallion.tsx';
import { Page } from '../parts/page.tsx';

const section = css({
  paddingInline: 0,
  '& > header': { marginInline: 28 },
  [DESKTOP]: { paddingInline: 72, '& > header': { marginInline: 0 } },
});
const vine = { background: 'var(--title)', content: '""', position: 'absolute', width: 44 } as const;

/** Two stems, one at either margin, which become one at the foot of the tree. */
const tree = css({
  '--edge': '4px',
  position: 'relative',
  maxWidth: 430,
  margin: '26px auto 0',
  [NARROW]: { '--edge': '-4px' },
  [DESKTOP]: { width: '100%', margin: '0 auto', '--edge': '0px' },
});
const roots = css({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  paddingInline: 'var(--edge)',
  '& > span': {
    display: 'grid',
    placeContent: 'center',
    width: 44,
    height: 44,
    borderRadius: '50%',
    border: '1.4px solid var(--title)',
    boxShadow: 'inset 0 0 0 3px var(--base), inset 0 0 0 3.8px var(--gilt)',
    font: '400 1.25rem/1 var(--font-heading)',
    color: 'var(--title)',
  },
  '&:has(> :only-child)': { justifyContent: 'center' },
});
const chapters = css({
  position: 'relative',
  display: 'grid',
  gap: 40,
  padding: '10px 58px 30px',
  textAlign: 'center',
  '&::before, &::after': { ...vine, top: 0, bottom: -1, mask: `url(${stem}) 0 0 / 44px 120px no-repeat round` },
  '&::before': { left: 'var(--edge)' },
  '&::after': { right: 'var(--edge)', transform: 'scaleX(-1)' },
  [NARROW]: { paddingInline: 46 },
  [DESKTOP]: { paddingInline: 84 },
  '& [data-line="when"]': italic,
  '& h3': {
    marginTop: 2,
    fontSize: '1.375rem',
    lineHeight: 1.2,
    letterSpacing: '.04em',
    color: 'var(--ink)',
    hyphens: 'auto',
  },
  '& [data-line="subtitle"]': { font: '600 1.125rem/1.4 var(--font-body)' },
  '& [data-line="text"]': { ...prose, marginTop: 8, lineHeight: 1.45, whiteSpace: 'pre-line' },
  '& img': {
    width: '100%',
    aspectRatio: '4 / 3',
    marginTop: 14,
    border: '1px solid var(--title)',
    padding: 6,
    background: 'var(--light)',
  },
  '& li': { position: 'relative' },
  '& li + li::before': {
    content: '""',
    position: 'absolute',
    top: -24,
    left: 'calc(50% - 40px)',
    width: 80,
    borderTop: '.8px solid var(--gilt)',
  },
});
const meeting = css({
  position: 'relative',
  height: 118,
  // the drawing's stems stand 22 of 390 units from its sides, the chapters' 22 px from theirs
  '--across': 'calc((100% - 2 * var(--edge) - 44px) * 1.12717)',
  width: 'var(--across)',
  marginLeft: 'calc((100% - var(--across)) / 2)',
  '&::before, &::after': {
    ...vine,
    top: 0,
    bottom: 0,
    width: '50%',
    background: 'var(--title)',
    mask: `url(${union}) 0 0 / 200% 100%`,
  },
  '&::before': { left: 0 },
  '&::after': { right: 0, mask: `url(${union}) 100% 0 / 200% 100%` },
});
const seal = css({ width: 108, margin: '-10px auto 0' });
const flowing = css(prose, {
  display: 'grid',
  gap: 14,
  margin: '22px 28px 0',
  whiteSpace: 'pre-line',
  [DESKTOP]: { margin: 0 },
});

/** The story as a family tree; with PARAGRAPH as one flowing text. */
export function Story() {
  const { initials } = useCouple();
  return (
    <StorySection
      page={(props) => <Page css={section} plate="laurel" {...props} />}
      paragraphs={flowing}
      chapters={chapters}
      frame={(story, isParagraph) =>
        isParagraph ? (
          story
        ) : (
          <div css={tree}>
            <div css={roots} aria-hidden="true">
              {initials.map((initial, index) => (
                <span key={index}>{initial}</span>
              ))}
            </div>
            {story}
            <div css={meeting} />
            <Medallion css={seal} />
          </div>
        )
      }
      chapter={(chapter) => (
        <li key={chapter.id}>
          <Reveal>
            <ChapterText chapter={chapter} sizes="(min-width: 992px) 34vw, 72vw" />
          </Reveal>
        </li>
      )}
    />
  );
}

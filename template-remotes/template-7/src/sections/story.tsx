import { css } from '@emotion/react';
import { useStory } from '@janur/kit';
import { ChapterText, NARROW, StorySection } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { column, prose } from '../parts/layout.ts';
import { middle } from '../parts/middle.ts';

const section = css({ paddingInline: 0, width: '100%', '& > header': { paddingInline: 26 } });

/** A handscroll: it is unrolled sideways, chapter by chapter, between two rollers. */
const scroll = css({
  position: 'relative',
  marginTop: 26,
  padding: '0 18px',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    top: -12,
    bottom: -12,
    width: 18,
    borderRadius: 9,
    background:
      'linear-gradient(#f5d98e, #b98228 14px, #0000 14px calc(100% - 14px), #b98228 calc(100% - 14px), #f5d98e), linear-gradient(90deg, var(--deeper), var(--primary) 45%, var(--deeper))',
    boxShadow: '0 4px 8px #0003',
  },
  '&::before': { left: 4 },
  '&::after': { right: 4 },
});
const view = css({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  background: 'var(--paper)',
  borderBlock: '14px solid var(--primary)',
  boxShadow: 'inset 0 2px 0 #d4a24a, inset 0 -2px 0 #d4a24a',
});
const chapters = css({
  display: 'flex',
  textAlign: 'start',
  '& > li': {
    // of the next one a phone sees the margin, and no slices of its words
    flex: '1 0 min(100% - 26px, 320px)',
    scrollSnapAlign: 'start',
    padding: '26px 28px 28px',
    [NARROW]: { flexBasis: 'calc(100% - 18px)', paddingInline: 20 },
    borderRight: '1px solid color-mix(in srgb, var(--gold) 70%, #0000)',
  },
  '& > :only-child': { flexBasis: '100%', borderRight: 0 },
  '& [data-line="when"]': { font: '600 1rem/1.4 var(--font-body)', color: 'var(--soft)' },
  '& h3': { marginTop: 2, fontSize: '1.625rem', lineHeight: 1.2, color: 'var(--title)', hyphens: 'auto' },
  '& [data-line="subtitle"]': { font: '600 1.0625rem/1.4 var(--font-body)' },
  '& [data-line="text"]': { ...prose, marginTop: 8, whiteSpace: 'pre-line' },
  '& img': { width: '100%', aspectRatio: '3 / 2', marginTop: 14, border: '1px solid var(--gold)' },
});
const flowing = css(prose, { display: 'grid', gap: 14, margin: '16px 26px 0', whiteSpace: 'pre-line' });

/** The story on a hand scroll, seen through its window; with PARAGRAPH as one flowing text. */
export function Story() {
  const { title: heading } = useStory();
  return (
    <StorySection
      page={({ title, children }) => (
        <div css={[column, middle, section]}>
          <Heading>{title}</Heading>
          {children}
        </div>
      )}
      paragraphs={flowing}
      chapters={chapters}
      frame={(story, isParagraph) =>
        isParagraph ? (
          story
        ) : (
          <div css={scroll}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no pointer scrolls it with the arrow keys */}
            <div css={view} tabIndex={0} role="region" aria-label={heading}>
              {story}
            </div>
          </div>
        )
      }
      chapter={(chapter) => (
        <li key={chapter.id}>
          <ChapterText chapter={chapter} sizes="320px" />
        </li>
      )}
    />
  );
}

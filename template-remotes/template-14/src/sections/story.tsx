import { css } from '@emotion/react';
import { type ChapterView, Photo, useStory, from } from '@janur/kit';
import { ChapterText, DESKTOP, StorySection } from '@janur/template-parts';
import mist from '../assets/mist.svg';
import { prose, room, washi } from '../parts/layout.ts';
import { Heading } from '../parts/heading.tsx';
import { Waves } from '../parts/waves.tsx';

/** On wide windows the scroll lies under its title, over the whole width. */
const wide = css({
  [DESKTOP]: {
    '& > header': { gridColumn: '1 / -1', gridRow: 'auto' },
    '& > [role="region"]': { gridColumn: '1 / -1', marginTop: 48 },
  },
});

/** Emakimono: a handscroll that is unrolled sideways, its silk border above and below, the roller at its end. */
const scroll = css({
  position: 'relative',
  margin: '34px -24px 0 -34px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingLeft: 34,
  paddingLeft: 34,
  background: 'linear-gradient(var(--primary) 0 0) 0 14px / 100% calc(100% - 28px)',
  paddingBlock: 14,
  [`@media ${from('large')}`]: { marginInline: 0, scrollPaddingLeft: 0, paddingLeft: 0 },
});
const chapters = css({
  display: 'flex',
  width: 'max-content',
  minWidth: '100%',
  paddingBlock: 11,
  [DESKTOP]: { width: '100%' },
  '& > li': {
    position: 'relative',
    flex: '0 0 min(80vw, 330px)',
    scrollSnapAlign: 'start',
    paddingBottom: 30,
    background: washi('var(--paper)'),
    [DESKTOP]: { flex: '1 1 0', minWidth: 290 },
  },
  '&:has(> :only-child)': { width: 'auto', '& > li': { flex: '1 1 0' } },
  // mist over the joins: what lies between two days is not told
  '& > li + li::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    left: -88,
    top: 74,
    width: 176,
    height: 82,
    background: `url(${mist}) 0 0 / 100% 100%`,
    pointerEvents: 'none',
  },
  '& > li + li:nth-of-type(odd)::before': { top: 22, transform: 'scaleX(-1)' },
  // the roller
  '&::after': {
    content: '""',
    flex: '0 0 26px',
    margin: '-25px 0',
    borderRadius: 4,
    background:
      'linear-gradient(#2b1a12 0 12px, #0000 12px calc(100% - 12px), #2b1a12 calc(100% - 12px)), linear-gradient(90deg, #8d7444, #efe0b4 42%, #a98d56)',
  },
  '& [data-words]': { padding: '22px 26px 0' },
  '& [data-line="when"]': { font: '600 1rem/1.4 var(--font-body)' },
  '& h3': { marginTop: 2, fontSize: '1.625rem', lineHeight: 1.2, color: 'var(--title)', hyphens: 'auto' },
  '& [data-line="subtitle"]': { font: '600 1.0625rem/1.4 var(--font-body)' },
  '& [data-line="text"]': { ...prose, marginTop: 8, whiteSpace: 'pre-line' },
});
const scene = css({
  position: 'relative',
  height: 214,
  overflow: 'hidden',
  background: 'linear-gradient(var(--third), var(--paper))',
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
});
const sea = css({ position: 'absolute', insetInline: 0, bottom: -34, '--wave': '46px', height: 130 });
const flowing = css(prose, { display: 'grid', gap: 14, marginTop: 20, maxWidth: 560, whiteSpace: 'pre-line' });

/** The story on a hand scroll; with PARAGRAPH as one flowing text. */
export function Story() {
  const { title } = useStory();
  return (
    <StorySection
      page={({ title: words, above, children }) => (
        <div css={[room, wide]}>
          <Heading above={above}>{words}</Heading>
          {children}
        </div>
      )}
      paragraphs={flowing}
      chapters={chapters}
      frame={(story, isParagraph) =>
        isParagraph ? (
          story
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no pointer scrolls it with the arrow keys
          <div css={scroll} tabIndex={0} role="region" aria-label={title}>
            {story}
          </div>
        )
      }
      chapter={(chapter) => <Chapter key={chapter.id} chapter={chapter} />}
    />
  );
}

/** The picture comes first, from edge to edge; a chapter without one has the sea. */
const Chapter = ({ chapter }: { chapter: ChapterView }) => (
  <li>
    <div css={scene}>
      {chapter.imageUrl ? (
        <Photo src={chapter.imageUrl} alt={chapter.title ?? ''} sizes="(min-width: 992px) 34vw, 330px" />
      ) : (
        <Waves css={sea} />
      )}
    </div>
    <div data-words="">
      <ChapterText chapter={{ ...chapter, imageUrl: null }} />
    </div>
  </li>
);

import { css } from '@emotion/react';
import { type ChapterView, Photo, Reveal } from '@janur/kit';
import { CJK, DESKTOP, StorySection } from '@janur/template-parts';
import { prose } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

const scenes = css({ display: 'grid', gap: 52, marginTop: 40, [DESKTOP]: { gap: 88, marginTop: 64 } });
const scene = css({
  display: 'grid',
  gap: 18,
  [DESKTOP]: {
    gridTemplateColumns: '5fr 8fr',
    gridTemplateAreas: '"slate still" "words still"',
    gridTemplateRows: 'auto 1fr',
    gap: '24px 44px',
    'li:nth-of-type(even) > &': { gridTemplateColumns: '8fr 5fr', gridTemplateAreas: '"still slate" "still words"' },
    '&:not(:has(img))': { gridTemplateAreas: '"slate words"', gridTemplateRows: 'auto' },
  },
});
const still = css({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '1.85',
  borderBlock: '10px solid #060607',
  '& img': { width: '100%', height: '100%' },
  [DESKTOP]: { gridArea: 'still', aspectRatio: '1.85', borderBlockWidth: 18 },
});
const words = css({
  [DESKTOP]: { gridArea: 'words' },
  '& [data-line="subtitle"]': { font: '700 1.0625rem/1.4 var(--font-body)' },
  '& [data-line="text"]': { ...prose, marginTop: 6, whiteSpace: 'pre-line' },
});
const paragraphs = css(prose, { display: 'grid', gap: 18, marginTop: 30, whiteSpace: 'pre-line' });

/** The story by its scenes, each behind its slate; with PARAGRAPH as one flowing text. */
export const Story = () => (
  <StorySection
    page={(props) => <Page isWide {...props} />}
    paragraphs={paragraphs}
    chapters={scenes}
    chapter={(chapter, index) => (
      <li key={chapter.id}>
        <Reveal css={scene}>
          <Slate chapter={chapter} index={index} />
          {chapter.imageUrl && (
            <div css={still}>
              <Photo src={chapter.imageUrl} alt={chapter.title ?? ''} sizes="(min-width: 992px) 660px, 92vw" />
            </div>
          )}
          <div css={words}>
            {chapter.subtitle && <p data-line="subtitle">{chapter.subtitle}</p>}
            {chapter.text && <p data-line="text">{chapter.text}</p>}
          </div>
        </Reveal>
      </li>
    )}
  />
);

const CHALK = '#f2efe8';
const slate = css({
  alignSelf: 'start',
  color: CHALK,
  [DESKTOP]: { gridArea: 'slate' },
});
/** The stick above the board, which clapped a moment ago. */
const stick = css({
  height: 30,
  borderRadius: '4px 4px 0 0',
  background: `repeating-linear-gradient(115deg, ${CHALK} 0 22px, #1b1b20 22px 44px)`,
  boxShadow: 'inset 0 0 0 2px #1b1b20',
  transform: 'rotate(-5deg)',
  transformOrigin: '0 100%',
  marginBottom: 3,
});
const board = css({
  padding: '0 14px',
  borderRadius: '0 0 6px 6px',
  background: `repeating-linear-gradient(115deg, ${CHALK} 0 22px, #1b1b20 22px 44px) 0 0 / 100% 22px no-repeat, #1b1b20`,
  boxShadow: 'inset 0 0 0 2px #1b1b20, 0 0 0 1px #ffffff24',
  '& h3': {
    padding: '38px 0 12px',
    fontSize: 'clamp(1.875rem, 9vw, 2.5rem)',
    lineHeight: 0.96,
    color: CHALK,
    hyphens: 'auto',
    [CJK]: { fontSize: '1.5rem' },
  },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', borderTop: `1.5px solid ${CHALK}` },
  '& p': {
    padding: '10px 10px 10px 0',
    font: '400 1rem/1.25 var(--font-body)',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
});
const fields = css({
  display: 'flex',
  borderTop: `1.5px solid ${CHALK}`,
  '& > p + p': { flex: 1, paddingLeft: 14, borderLeft: `1.5px solid ${CHALK}` },
  '& > b': { font: '400 2.75rem/1 var(--font-heading)', padding: '8px 18px 6px 0' },
  '& > p:first-of-type': { flex: 1, paddingLeft: 14, borderLeft: `1.5px solid ${CHALK}` },
});

/** The slate of a scene: its number, place and date. */
function Slate({ chapter, index }: { chapter: ChapterView; index: number }) {
  const { title, location, when } = chapter;
  return (
    <div css={slate}>
      <div css={stick} />
      <div css={board}>
        {title && <h3>{title}</h3>}
        <div css={[fields, !title && { marginTop: 26, borderTop: 0, paddingTop: 26 }]}>
          <b aria-hidden="true">{index + 1}</b>
          {when && <p>{when}</p>}
          {location && <p>{location}</p>}
        </div>
      </div>
    </div>
  );
}

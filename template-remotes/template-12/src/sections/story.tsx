import { css } from '@emotion/react';
import { type ChapterView, Photo, Reveal } from '@janur/kit';
import { DESKTOP, StorySection } from '@janur/template-parts';
import { Block } from '../parts/block.tsx';
import { harsh, label, poster, prose, RULE } from '../parts/type.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: '106px minmax(0, 1fr)',
  'li + li > &': { borderTop: RULE },
  '& > [data-line="when"]': { ...label, fontSize: '.9375rem', padding: '18px 6px 18px 20px', borderRight: RULE },
  '& > div': { minWidth: 0, padding: '16px 18px 20px' },
  '& h3': {
    ...poster,
    fontSize: 'clamp(2.25rem, 11.5vw, 3rem)',
    color: 'var(--title)',
    lineHeight: 0.88,
    hyphens: 'auto',
  },
  '& h3 + *': { marginTop: 10 },
  '& [data-line="subtitle"]': label,
  '& [data-line="text"]': { ...prose, whiteSpace: 'pre-line' },
  '& [data-line="place"]': { ...label, marginTop: 8 },
  '& > img, & > picture > img': {
    gridColumn: '1 / -1',
    width: '100%',
    aspectRatio: '16 / 10',
    borderTop: RULE,
    ...harsh,
  },
  [DESKTOP]: {
    gridTemplateColumns: '1fr 2fr 1.4fr',
    '& > div, & > [data-line="when"]': { padding: '24px 28px' },
    '& > img, & > picture > img': { gridColumn: 3, gridRow: 1, borderTop: 0, borderLeft: RULE, height: '100%' },
    '& h3': { fontSize: '4rem' },
  },
});
const flowing = css(prose, {
  display: 'grid',
  gap: 16,
  padding: '22px 20px 28px',
  whiteSpace: 'pre-line',
  [DESKTOP]: { padding: '28px', maxWidth: 720, fontSize: '1.25rem' },
});

/** The story in rows of a ruled table; with PARAGRAPH as one flowing text. */
export const Story = () => (
  <StorySection
    page={Block}
    paragraphs={flowing}
    chapters={null}
    chapter={(chapter) => (
      <li key={chapter.id}>
        <Chapter chapter={chapter} />
      </li>
    )}
  />
);

function Chapter({ chapter }: { chapter: ChapterView }) {
  const { when, title, subtitle, text, location, imageUrl } = chapter;
  return (
    <Reveal css={row}>
      <p data-line="when">{when}</p>
      <div>
        {title && <h3>{title}</h3>}
        {subtitle && <p data-line="subtitle">{subtitle}</p>}
        {text && <p data-line="text">{text}</p>}
        {location && <p data-line="place">{location}</p>}
      </div>
      {imageUrl && <Photo src={imageUrl} alt={title ?? ''} sizes="(min-width: 992px) 24vw, 100vw" />}
    </Reveal>
  );
}

import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { ChapterText, StorySection } from '@janur/template-parts';
import { Candle } from '../drawings/candle.tsx';
import { ground } from '../parts/ground.ts';
import { prose } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

const night = ground(20, 50);
const chapters = css({ position: 'relative', display: 'grid', gap: 36, marginTop: 18, textAlign: 'start' });
const chapter = css({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: 18,
  alignItems: 'start',
  '& > div': { alignSelf: 'center', paddingBottom: 6 },
  '& [data-line="when"]': {
    font: '600 .9375rem/1.4 var(--font-body)',
    letterSpacing: '.14em',
    textTransform: 'uppercase',
    color: 'var(--soft)',
  },
  '& h3': { marginTop: 2, fontSize: '1.625rem', lineHeight: 1.15, color: 'var(--title)', hyphens: 'auto' },
  '& [data-line="subtitle"]': { font: 'italic 500 1.125rem/1.35 var(--font-body)' },
  '& [data-line="text"]': { ...prose, marginTop: 8, whiteSpace: 'pre-line' },
  '& img': {
    width: '100%',
    aspectRatio: '3 / 2',
    marginTop: 14,
    padding: 4,
    border: '1px solid color-mix(in srgb, var(--gold) 60%, #0000)',
  },
});
const flowing = css(prose, { display: 'grid', gap: 14, marginTop: 14, textAlign: 'start', whiteSpace: 'pre-line' });

/** One candle a chapter, burning lower each time; with PARAGRAPH one flowing text. */
export const Story = () => (
  <StorySection
    page={(props) => (
      <div css={night}>
        <Page hasPetals {...props} />
      </div>
    )}
    paragraphs={flowing}
    chapters={chapters}
    chapter={(item, index, all) => (
      <li key={item.id}>
        <Reveal css={chapter}>
          <Candle spent={index / Math.max(1, all.length - 1)} />
          <div>
            <ChapterText chapter={item} sizes="(min-width: 992px) 480px, 70vw" />
          </div>
        </Reveal>
      </li>
    )}
  />
);

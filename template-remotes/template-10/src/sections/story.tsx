import { css } from '@emotion/react';
import { ChapterText, DESKTOP, NARROW, StorySection } from '@janur/template-parts';
import rose from '../assets/compass.svg';
import first from '../assets/island-1.svg';
import second from '../assets/island-2.svg';
import { prose } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';

const ISLANDS = [first, second];

const SCALE = 'color-mix(in oklab, currentColor 70%, #0000) 0 22px, #0000 22px 44px';
const MERIDIAN = 'color-mix(in oklab, currentColor 13%, #0000) 0 1px, #0000 1px 72px';
/** A sheet of a sea chart: degrees along its edges, meridians and parallels, a rose in its corner. */
const chart = css({
  position: 'relative',
  marginTop: 28,
  padding: '30px 24px 34px 14px',
  background: `repeating-linear-gradient(90deg, ${MERIDIAN}), repeating-linear-gradient(${MERIDIAN}), linear-gradient(#ffffff4d, #ffffff4d)`,
  border: '1px solid',
  outline: '1px solid',
  outlineOffset: 5,
  '&::before, &::after': { content: '""', position: 'absolute', insetInline: 0, height: 4 },
  '&::before': { top: -5, background: `repeating-linear-gradient(90deg, ${SCALE})` },
  '&::after': { bottom: -5, background: `repeating-linear-gradient(90deg, ${SCALE})` },
  [NARROW]: { padding: '24px 14px 28px 6px' },
  [DESKTOP]: { padding: '44px 44px 48px 28px' },
});
const compass = css({ display: 'block', width: 96, height: 'auto', margin: '-8px -6px 6px auto', opacity: 0.9 });

const route = css({
  display: 'grid',
  gap: 34,
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    gap: 14,
    textAlign: 'start',
    [NARROW]: { gridTemplateColumns: '72px minmax(0, 1fr)', gap: 8 },
  },
  '& > li > img': { position: 'relative', width: '100%', height: 'auto' },
  // the course from this island to the next
  '& > li > svg': {
    position: 'absolute',
    left: 28,
    top: 70,
    width: 44,
    height: 'calc(100% - 34px)',
    [NARROW]: { left: 18 },
  },
  '& [data-line="when"]': { font: '600 1rem/1.4 var(--font-body)' },
  '& h3': { font: 'italic 600 1.75rem/1.1 var(--font-heading)', color: 'var(--title-on-third)', hyphens: 'auto' },
  '& [data-line="subtitle"]': { marginTop: 2, font: '600 1rem/1.4 var(--font-body)' },
  '& [data-line="text"]': { ...prose, marginTop: 6, whiteSpace: 'pre-line' },
  '& div img': { width: '100%', aspectRatio: '3 / 2', marginTop: 14, borderRadius: 14 },
});
const flowing = css(prose, { display: 'grid', gap: 14, marginTop: 22, textAlign: 'center', whiteSpace: 'pre-line' });

/** The story as a course from island to island; with PARAGRAPH as one flowing text. */
export const Story = () => (
  <StorySection
    page={(props) => <Page tone="third" {...props} />}
    paragraphs={flowing}
    chapters={route}
    frame={(story, isParagraph) =>
      isParagraph ? (
        story
      ) : (
        <div css={chart}>
          <img css={compass} src={rose} alt="" width="120" height="126" loading="lazy" draggable={false} />
          {story}
        </div>
      )
    }
    chapter={(chapter, index, all) => (
      <li key={chapter.id}>
        {index < all.length - 1 && <Course />}
        <img src={ISLANDS[index % ISLANDS.length]} alt="" width="128" height="100" loading="lazy" draggable={false} />
        <div>
          <ChapterText chapter={chapter} sizes="(min-width: 992px) 400px, 64vw" />
        </div>
      </li>
    )}
  />
);

const Course = () => (
  <svg viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" aria-hidden="true">
    <path
      d="M50,0C110,26-10,40 40,62S70,90 50,100"
      stroke="#c9502f"
      strokeWidth="2.5"
      strokeDasharray="1 8"
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);

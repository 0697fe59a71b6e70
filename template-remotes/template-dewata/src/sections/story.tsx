import { css } from '@emotion/react';
import { Reveal, from } from '@janur/kit';
import { ChapterText, DESKTOP, NARROW, StorySection } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { eyebrowText, prose, room } from '../parts/layout.ts';

const section = css({ paddingBottom: 20 });
const flowing = css(prose, {
  display: 'grid',
  gap: 14,
  padding: '0 24px 72px',
  whiteSpace: 'pre-line',
  [`@media ${from('large')}`]: { paddingInline: 'max(24px, (100% - 620px) / 2)' },
});
/** Each lies one step lower on the hill, with the water's edge of the terrace above it. */
const terraces = css({
  paddingTop: 40,
  '& > li': {
    position: 'relative',
    padding: '34px 24px 76px',
    textAlign: 'start',
    [NARROW]: { paddingInline: 16 },
    [`@media ${from('large')}`]: { paddingInline: 'max(24px, (100% - 560px) / 2)' },
  },
  '& > li:nth-of-type(odd)': {
    '--field': 'var(--third)',
    color: 'var(--ink-on-third)',
    '--head': 'var(--title-on-third)',
  },
  '& > li:nth-of-type(even)': { '--field': 'var(--base)', color: 'var(--ink)', '--head': 'var(--title)' },
  '& > li > svg': { position: 'absolute', insetInline: 0, bottom: 'calc(100% - 1px)', width: '100%', height: 56 },
  '& > li:nth-of-type(even) > svg': { transform: 'scaleX(-1)' },
  '& > li:last-of-type': { paddingBottom: 56 },
});
const chapter = css({
  '& [data-line="when"]': { ...eyebrowText, letterSpacing: '.1em' },
  '& h3': {
    marginTop: 4,
    fontSize: 'clamp(1.5rem, 7.4vw, 2rem)',
    lineHeight: 1.2,
    color: 'var(--head)',
    hyphens: 'auto',
  },
  '& [data-line="subtitle"]': { marginTop: 4, font: '700 1.0625rem/1.4 var(--font-body)' },
  '& [data-line="text"]': { ...prose, marginTop: 8, whiteSpace: 'pre-line' },
  '& img': { width: '100%', aspectRatio: '3 / 2', marginTop: 16, border: '5px solid #fbf7ee', objectFit: 'cover' },
  [DESKTOP]: { '& h3': { fontSize: '2.25rem' } },
});

/** The story as terraces of rice, a field a chapter; with PARAGRAPH as one flowing text. */
export const Story = () => (
  <StorySection
    page={({ title, children }) => (
      <>
        <div css={[room, section]}>
          <Heading>{title}</Heading>
        </div>
        {children}
      </>
    )}
    paragraphs={flowing}
    chapters={terraces}
    chapter={(part) => (
      <li key={part.id} style={{ background: 'var(--field)' }}>
        <Contour />
        <Reveal css={chapter}>
          <ChapterText chapter={part} sizes="(min-width: 992px) 560px, 88vw" />
        </Reveal>
      </li>
    )}
  />
);

/** The edge of a terrace: its field, a line of water, and young rice in a band behind. */
function Contour() {
  return (
    <svg viewBox="0 0 390 56" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0,18C60,-6 120,30 195,20S320,-8 390,14V56H0Z" fill="#859a66" />
      <path d="M0,28C60,4 120,40 195,30S320,2 390,24V56H0Z" fill="#4d7350" />
      <path d="M0,40C60,16 120,52 195,42S320,14 390,36V56H0Z" fill="var(--field)" />
      <path
        d="M0,40C60,16 120,52 195,42S320,14 390,36"
        fill="none"
        stroke="#f8ecc4"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

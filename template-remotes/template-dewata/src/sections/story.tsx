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
  paddingTop: 84,
  '& > li': {
    position: 'relative',
    padding: '34px 24px 118px',
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
  '& > li > svg': { position: 'absolute', insetInline: 0, bottom: 'calc(100% - 1px)', width: '100%', height: 96 },
  '& > li:last-of-type': { paddingBottom: 64 },
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

/** Sown in rows. */
const rice = css({ fill: 'none', stroke: '#dfe6b4', strokeOpacity: 0.5, strokeWidth: 5, strokeDasharray: '1.5 6' });

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
    chapter={(part, index) => (
      <li key={part.id} style={{ background: 'var(--field)' }}>
        <Contour index={index} />
        <Reveal css={chapter}>
          <ChapterText chapter={part} sizes="(min-width: 992px) 560px, 88vw" />
        </Reveal>
      </li>
    )}
  />
);

/** No two edges of a hill are alike. */
const EDGES = [
  'C60,4 120,40 195,30S320,2 390,24',
  'C48,42 96,46 150,30S250,-2 300,8S364,34 390,30',
  'C30,10 84,2 132,14S214,44 270,40S360,12 390,10',
  'C70,34 128,8 186,6S288,30 330,38S376,36 390,28',
] as const;
const STARTS = [28, 12, 30, 20] as const;

/** The edge of a terrace: two steps of the hill above it, young rice along them, and its line of water. */
function Contour({ index }: { index: number }) {
  const at = index % EDGES.length;
  const edge = EDGES[at];
  const start = STARTS[at];
  return (
    <svg viewBox="0 0 390 96" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0,${start}${edge}V96H0Z`} fill="#a8a874" />
      <g transform="translate(0,17)">
        <path d={`M0,${start}${edge}V96H0Z`} fill="#668758" />
        <path d={`M0,${start}${edge}`} transform="translate(0,5)" css={rice} />
      </g>
      <g transform="translate(0,36)">
        <path d={`M0,${start}${edge}V96H0Z`} fill="#3c6048" />
        <path d={`M0,${start}${edge}`} transform="translate(0,6)" css={rice} />
      </g>
      <g transform="translate(0,54)">
        <path d={`M0,${start}${edge}V96H0Z`} fill="var(--field)" />
        <path
          d={`M0,${start}${edge}`}
          fill="none"
          stroke="#f8ecc4"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
      </g>
    </svg>
  );
}

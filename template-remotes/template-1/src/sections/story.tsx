import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { ChapterText, DESKTOP, StorySection } from '@janur/template-parts';
import pots from '../assets/olive-pots.svg';
import { Door } from '../drawings/door.tsx';
import { CHAPTER } from '../parts/chapter-in-view.ts';
import { Page } from '../parts/page.tsx';
import { PLASTER } from '../parts/plaster.ts';

const stairs = css({ marginTop: 28 });

/** Every chapter stands one step lower and 12 px further in; the wall of a step runs down to the next. */
const step = css({
  position: 'relative',
  padding: '20px 18px 30px 22px',
  color: 'var(--ink-on-third)',
  background: `${PLASTER}, var(--wall-face)`,
  borderLeft: '6px solid var(--clay-2)',
  boxShadow: '-1.5px 0 0 var(--lit), 0 14px 22px -20px #8a4a2baa',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: '-12px 0',
    top: 0,
    height: 13,
    background: 'linear-gradient(var(--lit) 2px, var(--clay-2) 2px 9px, var(--clay-6) 9px)',
  },
  '& [data-line="when"]': {
    marginTop: 8,
    font: '600 .875rem/1.4 var(--font-body)',
    letterSpacing: '.16em',
    textTransform: 'uppercase',
  },
  '& h3': { marginTop: 4, fontSize: '1.5rem', lineHeight: 1.2 },
  '& [data-line="text"]': { marginTop: 8, fontSize: '1.0625rem', lineHeight: 1.6, whiteSpace: 'pre-line' },
  '& img': { width: '100%', aspectRatio: '4 / 3', marginTop: 14, borderRadius: '999px 999px 4px 4px' },
  // its picture is seen through the arch beside the page
  [DESKTOP]: {
    padding: '34px 40px 56px 44px',
    '& h3': { fontSize: '2rem' },
    '& [data-line="text"]': { fontSize: '1.1875rem' },
    '& img': { display: 'none' },
  },
});
const paragraph = css({
  marginTop: 24,
  display: 'grid',
  gap: 16,
  fontSize: '1.0625rem',
  lineHeight: 1.65,
  whiteSpace: 'pre-line',
});

/** Where the stairs lead: a lit doorway in the last wall, its floor the last step's. */
const end = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  marginLeft: `min(${15 * 4}px, 16vw)`,
  padding: '36px 26px 0 14px',
  background: `${PLASTER}, var(--wall-face)`,
  borderLeft: '6px solid var(--clay-2)',
  borderBottom: '10px solid var(--clay-4)',
  boxShadow: '-1.5px 0 0 var(--lit), 0 14px 22px -20px #8a4a2baa',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: '-12px 0',
    top: 0,
    height: 13,
    background: 'linear-gradient(var(--lit) 2px, var(--clay-2) 2px 9px, var(--clay-6) 9px)',
  },
  '& svg': { width: 96, height: 168 },
  '& img': { width: 'min(112px, 38%)', height: 'auto', marginBottom: -4 },
});

/** The story as a staircase; with PARAGRAPH as one flowing text. */
export const Story = () => (
  <StorySection
    page={Page}
    paragraphs={paragraph}
    chapters={stairs}
    frame={(story, isParagraph) => (
      <>
        {story}
        {!isParagraph && (
          <div css={end} aria-hidden="true">
            <img src={pots} alt="" width="138" height="202" loading="lazy" draggable={false} />
            <Door leaf="var(--olive)" dark="#524f35" lit="#cdc298" />
          </div>
        )}
      </>
    )}
    chapter={(chapter, index) => (
      <li
        key={chapter.id}
        style={{ marginLeft: `min(${Math.min(index + 1, 4)} * 15px, ${Math.min(index + 1, 4)} * 4vw)` }}
      >
        <Reveal css={step}>
          <div {...{ [CHAPTER]: index }}>
            <ChapterText chapter={chapter} />
          </div>
        </Reveal>
      </li>
    )}
  />
);

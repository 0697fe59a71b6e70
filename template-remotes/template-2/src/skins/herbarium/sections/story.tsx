import { css, keyframes } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { ChapterText, DESKTOP, REDUCED_MOTION, StorySection, WITHOUT_MOTION } from '@janur/template-parts';
import brushWide from '../assets/brush-wide.svg';
import { cap, italic } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';
import { cutBy } from '../parts/wash.tsx';
import { Bud, Stem } from './stem.tsx';

const plant = css({
  position: 'relative',
  maxWidth: 760,
  margin: '30px auto 0',
  [DESKTOP]: { maxWidth: 1040, marginTop: 56 },
});

const open = keyframes({ from: { transform: 'scale(.35) rotate(-40deg)' } });

/** Text alternates sides, and the stem runs over to the other one between two chapters. */
const chapter = css({ position: 'relative' });
const words = css({
  position: 'relative',
  padding: '4px 0 84px 58px',
  'li:last-of-type > &': { paddingBottom: 12 },
  '[data-flip] > &': { padding: '4px 58px 84px 0', textAlign: 'end' },
  '& [data-bud]': { position: 'absolute', top: -8, left: -3, width: 46, height: 46 },
  '[data-flip] > & [data-bud]': { left: 'auto', right: -3 },
  '&[data-state="shown"] [data-bud] g': { animation: `${open} 1.1s cubic-bezier(.2,.7,.2,1) both` },
  '& [data-bud] g': {
    transformOrigin: '23px 23px',
    [WITHOUT_MOTION]: { animation: 'none !important' },
    [REDUCED_MOTION]: { animation: 'none !important' },
  },
  '& [data-line="when"]': cap,
  '& h3': {
    marginTop: 2,
    fontSize: 'clamp(1.5rem, 6.6vw, 1.875rem)',
    lineHeight: 1.2,
    color: 'var(--title)',
  },
  '& [data-line="subtitle"]': italic,
  '& [data-line="text"]': { marginTop: 6, fontSize: '1.125rem', lineHeight: 1.5, whiteSpace: 'pre-line' },
  '& img': { width: '100%', aspectRatio: '8 / 5', marginTop: 14, ...cutBy(brushWide) },
  [DESKTOP]: {
    padding: '4px 0 84px calc(50% + 64px)',
    '[data-flip] > &': { padding: '4px calc(50% + 64px) 84px 0' },
    // the next chapter begins beside the picture of the one before
    'li + li > &': { marginTop: -168 },
    '& h3': { fontSize: '2.25rem' },
    '& [data-line="text"]': { fontSize: '1.3125rem' },
    '& img': { marginTop: 20 },
    '& [data-bud], [data-flip] > & [data-bud]': { left: 'calc(50% - 23px)', right: 'auto' },
  },
});

const paragraph = css({
  maxWidth: 640,
  margin: '24px auto 0',
  display: 'grid',
  gap: 16,
  fontSize: '1.1875rem',
  lineHeight: 1.55,
  whiteSpace: 'pre-line',
});

/** A stem down the page whose buds open with the chapters; with PARAGRAPH one flowing text. */
export const Story = () => (
  <StorySection
    page={Page}
    paragraphs={paragraph}
    chapters={plant}
    chapter={(entry, index, all) => (
      <li key={entry.id} css={chapter} data-flip={index % 2 === 1 || undefined}>
        <Stem isFlipped={index % 2 === 1} isLast={index === all.length - 1} />
        <Reveal css={words}>
          <Bud isPeach={index % 2 === 0} />
          <ChapterText chapter={entry} sizes="(min-width: 992px) 460px, 80vw" />
        </Reveal>
      </li>
    )}
  />
);

import { css } from '@emotion/react';
import { Reveal, useCouple, useStory } from '@janur/kit';
import { ChapterText, DESKTOP, StorySection } from '@janur/template-parts';
import { script } from '../parts/letters.ts';
import { Fold } from '../parts/fold.tsx';
import flowers from '../assets/foot.webp';
import { Postmark } from '../parts/postmark.tsx';
import { sheet } from '../parts/sheet.ts';

const paragraphs = css({
  marginTop: 24,
  display: 'grid',
  gap: 16,
  font: '400 1.1875rem/1.6 var(--font-body)',
  textAlign: 'start',
  whiteSpace: 'pre-line',
});

const peony = css({ width: 'min(320px, 100%)', height: 'auto', margin: '0 auto' });

/** Letters of a bundle that was fanned out: each lies over the edge of the one before. */
const bundle = css({
  position: 'relative',
  display: 'grid',
  marginTop: 34,
  textAlign: 'start',
  '& > li': { position: 'relative' },
  '& > li + li': { marginTop: -12 },
  '& > li:nth-of-type(odd)': { paddingRight: 12, transform: 'rotate(-.9deg)' },
  '& > li:nth-of-type(even)': { paddingLeft: 12, transform: 'rotate(1deg)' },
  [DESKTOP]: {
    marginTop: 0,
    '& > li:nth-of-type(odd)': { paddingRight: 36 },
    '& > li:nth-of-type(even)': { paddingLeft: 36 },
  },
});
const letter = css(sheet, {
  padding: '30px 26px 34px',
  minHeight: 150,
  '& > *': { position: 'relative' },
  '& [data-line="when"]': { marginRight: 108, font: 'italic 500 1.0625rem/1.3 var(--font-body)' },
  '& h3': {
    ...script,
    marginTop: 6,
    marginRight: 104,
    // what follows is clear of the postmark
    minHeight: 62,
    fontSize: 'calc(2.25rem * var(--script))',
    lineHeight: 1.05,
    color: 'var(--title)',
  },
  '& [data-line="subtitle"]': { marginTop: 6, font: '600 1.0625rem/1.35 var(--font-body)' },
  '& [data-line="text"]': { marginTop: 10, font: '400 1.125rem/1.55 var(--font-body)', whiteSpace: 'pre-line' },
  '& img': {
    width: '100%',
    aspectRatio: '3 / 2',
    marginTop: 16,
    border: '6px solid var(--base)',
    boxShadow: '0 0 0 1px var(--line), 0 4px 10px -2px color-mix(in srgb, var(--wine) 40%, transparent)',
  },
});
const mark = css({
  '&&': { position: 'absolute' },
  top: 16,
  right: 18,
  width: 96,
  transform: 'rotate(9deg)',
  '[data-even] &': { transform: 'rotate(-12deg)' },
});

/** The story as a bundle of letters, each under the postmark of its day; with PARAGRAPH as one flowing text. */
export function Story() {
  const { joinedNames } = useCouple();
  const { chapters, isParagraph } = useStory();
  const isSpread = !isParagraph && chapters.length > 1;
  return (
    <StorySection
      page={(props) => (
        <Fold
          {...props}
          isSpread={isSpread}
          drawing={!isSpread && <img css={peony} src={flowers} alt="" width="240" height="254" loading="lazy" />}
        />
      )}
      paragraphs={paragraphs}
      chapters={bundle}
      chapter={(chapter, index) => (
        <li key={chapter.id} data-even={index % 2 === 1 || undefined}>
          <Reveal css={letter}>
            <ChapterText chapter={chapter} sizes="(min-width: 992px) 540px, 80vw" />
            <Postmark css={mark} around={chapter.location ?? joinedNames} lines={[null, `№ ${index + 1}`]} />
          </Reveal>
        </li>
      )}
    />
  );
}

import { css } from '@emotion/react';
import { Photo, Reveal, useStory, useTexts } from '@janur/kit';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/layout.ts';
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
});
const paragraph = css({
  marginTop: 24,
  display: 'grid',
  gap: 16,
  fontSize: '1.0625rem',
  lineHeight: 1.65,
  whiteSpace: 'pre-line',
});

/** The story as a staircase; with PARAGRAPH as one flowing text. */
export function Story() {
  const { t } = useTexts();
  const { chapters, isParagraph } = useStory();
  if (isParagraph) {
    return (
      <div css={column}>
        <Heading>{t('nav.story')}</Heading>
        <div css={paragraph}>
          {chapters.map((chapter) => (
            <p key={chapter.id}>{chapter.text ?? chapter.title}</p>
          ))}
        </div>
      </div>
    );
  }
  return (
    <div css={column}>
      <Heading>{t('nav.story')}</Heading>
      <ol css={stairs}>
        {chapters.map((chapter, index) => (
          <li key={chapter.id} style={{ marginLeft: 12 * Math.min(index + 1, 5) }}>
            <Reveal css={step}>
              <p data-line="when">{[chapter.when, chapter.location].filter(Boolean).join(' · ')}</p>
              {chapter.title && <h3>{chapter.title}</h3>}
              {chapter.subtitle && <p>{chapter.subtitle}</p>}
              {chapter.text && <p data-line="text">{chapter.text}</p>}
              {chapter.imageUrl && <Photo src={chapter.imageUrl} alt={chapter.title ?? ''} />}
            </Reveal>
          </li>
        ))}
      </ol>
    </div>
  );
}

import { css } from '@emotion/react';
import { Photo, Reveal } from '@janur/kit';
import { CJK, DESKTOP, StorySection } from '@janur/template-parts';
import { Doodle } from '../parts/doodle.tsx';
import { FOLD, handwriting, prose } from '../parts/layout.ts';
import { Spread } from '../parts/page.tsx';
import { polaroid } from '../parts/polaroid.ts';

/** A string from pin to pin. */
const string = css({
  position: 'relative',
  display: 'grid',
  gap: 52,
  marginTop: 40,
  paddingLeft: 46,
  '& > li': { position: 'relative' },
  '& > li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: -32,
    top: 26,
    bottom: -76,
    width: 16,
    border: 'solid var(--marker)',
    borderWidth: '0 0 0 2px',
    borderRadius: '40% 0 0 40% / 50%',
  },
  [DESKTOP]: { gap: 72, paddingLeft: 0, '&& > li::before': { content: 'none' } },
});
const pin = css({
  left: -44,
  top: 4,
  width: 26,
  height: 34,
  color: 'var(--marker)',
  [DESKTOP]: { left: 0, 'li:nth-of-type(even):has(figure) > &': { left: `calc(50% + ${FOLD / 2}px)` } },
});
const chapter = css({
  display: 'grid',
  gap: 20,
  '& [data-line="when"]': { ...handwriting, color: 'var(--ink)' },
  '& h3': { fontSize: '2.5rem', lineHeight: 0.92, color: 'var(--title)', [CJK]: { fontSize: '1.5rem' } },
  '& [data-line="subtitle"]': { marginTop: 6, font: '650 1.0625rem/1.4 var(--font-body)' },
  '& [data-line="text"]': { ...prose, marginTop: 8, whiteSpace: 'pre-line' },
  [DESKTOP]: {
    '&:has(figure)': { gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: FOLD },
    '& > div': { padding: '2px 0 0 42px' },
    'li:nth-of-type(even) > & > figure': { order: -1 },
  },
});
const photo = css(polaroid, {
  width: 'min(100%, 360px)',
  [DESKTOP]: { width: 'min(100%, 440px)', justifySelf: 'center' },
  rotate: '2.5deg',
  '& [data-picture]': { aspectRatio: '4 / 3' },
  'li:nth-of-type(even) > * > &': { rotate: '-3deg' },
});
const paragraphs = css(prose, { display: 'grid', gap: 18, marginTop: 28, whiteSpace: 'pre-line' });

/** How it came about, pinned to a map; with PARAGRAPH one flowing text. */
export const Story = () => (
  <StorySection
    page={Spread}
    paragraphs={paragraphs}
    chapters={string}
    chapter={({ id, when, title, subtitle, text, location, imageUrl }) => (
      <li key={id}>
        <Doodle kind="pin" css={pin} />
        <Reveal css={chapter}>
          <div>
            {when && (
              <p data-line="when" data-hand="">
                {when}
              </p>
            )}
            {title && <h3>{title}</h3>}
            {subtitle && <p data-line="subtitle">{subtitle}</p>}
            {text && <p data-line="text">{text}</p>}
          </div>
          {imageUrl && (
            <figure css={photo}>
              <div data-picture="">
                <Photo src={imageUrl} alt={title ?? ''} sizes="(min-width: 992px) 360px, 78vw" />
              </div>
              <figcaption data-caption="" data-hand="">
                {location ?? title}
              </figcaption>
            </figure>
          )}
          {!imageUrl && location && <p data-line="subtitle">{location}</p>}
        </Reveal>
      </li>
    )}
  />
);

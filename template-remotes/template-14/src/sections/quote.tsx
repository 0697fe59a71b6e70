import { css } from '@emotion/react';
import { Reveal, useQuote } from '@janur/kit';
import { CJK, DESKTOP } from '@janur/template-parts';
import twig from '../assets/twig.svg';
import { ornament, room } from '../parts/layout.ts';

const section = css({ position: 'relative', overflow: 'clip' });
const column = css({
  paddingTop: 132,
  '&[data-plain]': { paddingTop: 68 },
  [DESKTOP]: { minHeight: 460 },
});
const plum = css(ornament, { right: 0, top: 26, width: 168, [DESKTOP]: { width: 260, top: 90, right: 0 } });

/** A column of few words and much paper; in Han, kana and Hangul it is written downwards. */
const words = css({
  position: 'relative',
  maxWidth: 460,
  paddingLeft: 26,
  '& p': {
    font: '500 clamp(1.375rem, 6.2vw, 1.75rem)/1.62 var(--font-heading)',
    color: 'var(--title)',
    whiteSpace: 'pre-line',
    hyphens: 'auto',
  },
  '& cite': { display: 'block', marginTop: 22, font: '600 1rem/1.5 var(--font-body)', fontStyle: 'normal' },
  // one cord beside it
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 12,
    bottom: 8,
    width: 3,
    background:
      'repeating-linear-gradient(170deg, var(--edge) 0 3px, color-mix(in srgb, var(--edge) 78%, #000) 3px 5px)',
  },
  [CJK]: {
    writingMode: 'vertical-rl',
    maxWidth: 'none',
    maxHeight: 'min(520px, 74svh)',
    marginInline: 'auto 8%',
    width: 'fit-content',
    padding: '0 22px 0 0',
    '& p': { lineHeight: 1.9 },
    '& cite': { margin: '34px 22px 0 0' },
    '&::before': { left: 'auto', right: 0 },
  },
  [DESKTOP]: { maxWidth: 560 },
});

/** The quote in a column beside a branch of plum; with NO_FLOWER without it. */
export function Quote() {
  const { text, source, isPlain } = useQuote();
  return (
    <div css={section}>
      {!isPlain && <img css={plum} src={twig} alt="" width="120" height="84" loading="lazy" draggable={false} />}
      <div css={[room, column]} data-plain={isPlain || undefined}>
        <Reveal>
          <blockquote css={words}>
            <p>{text}</p>
            {source && <cite>{source}</cite>}
          </blockquote>
        </Reveal>
      </div>
    </div>
  );
}

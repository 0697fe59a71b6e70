import { css } from '@emotion/react';
import { Reveal, useCouple, useQuote } from '@janur/kit';
import { CJK, DESKTOP } from '@janur/template-parts';
import type { CSSProperties } from 'react';
import { Star } from '../drawings/glyphs.tsx';
import { black, label, poster, RULE } from '../parts/type.ts';

/** Full bleed. The longer it is, the smaller: a verse of 300 letters is still one screen. */
const quote = css(black, {
  padding: '40px 14px 34px',
  '& p': {
    ...poster,
    fontSize: 'clamp(1.625rem, calc(244vw / sqrt(var(--letters) * 9)), 5rem)',
    lineHeight: 0.94,
    letterSpacing: '-.01em',
    whiteSpace: 'pre-line',
    textWrap: 'pretty',
    [CJK]: { lineHeight: 1.25 },
  },
  '& cite': { ...label, display: 'block', marginTop: 24, paddingInline: 6, fontStyle: 'normal' },
  '& hr': { width: 96, height: 14, margin: '28px 6px 0', border: 0, background: 'var(--secondary)' },
  '&[data-plain]': {
    color: 'var(--ink)',
    '--focus': 'var(--ink)',
    background: 'none',
    borderTop: RULE,
    '& p': { fontSize: '1.375rem', fontStretch: '100%', fontWeight: 800, lineHeight: 1.2, textTransform: 'none' },
    '& hr': { height: 2, background: 'currentColor' },
  },
  [DESKTOP]: {
    padding: '72px 24px 64px 25vw',
    '& p': { fontSize: 'clamp(2rem, calc(150vw / sqrt(var(--letters) * 9)), 9rem)' },
  },
});

/** In the rule's place where one person is celebrated. */
const stars = css({
  display: 'flex',
  gap: 10,
  margin: '26px 6px 0',
  color: 'var(--secondary)',
  '& svg': { width: 40, height: 'auto' },
});

/** Capitals without marks on black; NO_FLOWER is plain and has one thin rule. */
export function Quote() {
  const { text, source, isPlain } = useQuote();
  const { isSingleHost } = useCouple();
  const letters = { '--letters': Math.max(16, text.length) } as CSSProperties; // a custom property
  return (
    <blockquote css={quote} data-plain={isPlain ? '' : undefined}>
      <Reveal>
        <p style={letters}>{text}</p>
        {isSingleHost && !isPlain ? (
          <div css={stars}>
            <Star />
            <Star />
            <Star />
          </div>
        ) : (
          <hr />
        )}
        {source && <cite>{source}</cite>}
      </Reveal>
    </blockquote>
  );
}

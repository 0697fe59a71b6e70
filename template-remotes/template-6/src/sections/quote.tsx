import { css } from '@emotion/react';
import { Reveal, useQuote } from '@janur/kit';
import { CJK, DESKTOP } from '@janur/template-parts';
import { doubleRule, smallCaps, spread } from '../parts/layout.ts';

const section = css({ paddingBlock: 72, [DESKTOP]: { paddingBlock: 120 } });
const rule = css(doubleRule);

/** The sign of a new paragraph, as clerks drew it at the head of a proclamation; on two pages it has the left one. */
const pilcrow = css({
  float: 'left',
  margin: '.02em .14em 0 0',
  font: '400 3.75rem/.9 var(--font-heading)',
  color: 'var(--amber)',
  [DESKTOP]: { display: 'none' },
});
const large = css({
  display: 'none',
  [DESKTOP]: { display: 'block', font: '400 15rem/1 var(--font-heading)', color: 'var(--amber)', textAlign: 'center' },
});
const words = css({
  margin: '26px 0',
  '& p': {
    font: 'italic 400 clamp(1.1875rem, 4.9vw, 1.5rem)/1.5 var(--font-body)',
    textAlign: 'start',
    textWrap: 'pretty',
    whiteSpace: 'pre-line',
    hyphens: 'auto',
    color: 'var(--ink)',
  },
  '& cite': { ...smallCaps, display: 'block', marginTop: 20, fontStyle: 'normal', textAlign: 'center', clear: 'both' },
  // justified only where a line has words enough for it
  [DESKTOP]: { '& p': { textAlign: 'justify' } },
  [CJK]: { '& p': { textAlign: 'start' } },
  '[data-plain] &': { textAlign: 'center', '& p': { textAlign: 'center' } },
});
const across = css({ [DESKTOP]: { gridColumn: '2', alignSelf: 'center' } });

/** Set like a proclamation: justified italics after a pilcrow, between rules; NO_FLOWER leaves the text and one rule. */
export function Quote() {
  const { text, source, isPlain } = useQuote();
  return (
    <div css={[spread, section]} data-plain={isPlain ? '' : undefined}>
      {!isPlain && (
        <span css={large} aria-hidden="true">
          ¶
        </span>
      )}
      <Reveal css={across}>
        {!isPlain && <span css={rule} />}
        <blockquote css={words}>
          {!isPlain && (
            <span css={pilcrow} aria-hidden="true">
              ¶
            </span>
          )}
          <p>{text}</p>
          {source && <cite>{source}</cite>}
        </blockquote>
        <span css={rule} />
      </Reveal>
    </div>
  );
}

import { css } from '@emotion/react';
import { Reveal, useInvitation } from '@janur/kit';
import { Ukel } from '../drawings/ukel.tsx';
import { KAWUNG } from '../parts/grounds.ts';
import { column } from '../parts/layout.ts';

const ARABIC = '"Amiri", "Noto Naskh Arabic", "Geeza Pro", "Traditional Arabic"';

const cloth = css({ background: KAWUNG });
const words = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  '& svg': { maxWidth: '80%' },
  '& svg:last-of-type': { transform: 'scaleY(-1)' },
  '& p': {
    font: `italic 500 clamp(1.375rem, 6.2vw, 1.875rem)/1.42 var(--font-heading), ${ARABIC}`,
    whiteSpace: 'pre-line',
    textWrap: 'balance',
  },
  '& cite': {
    font: '500 .8125rem/1.5 var(--font-body)',
    letterSpacing: '.2em',
    textTransform: 'uppercase',
    color: 'var(--bronze)',
  },
  '& hr': { width: 96, height: 1, margin: 0, border: 0, background: 'var(--wire)' },
});

/** A proverb between two ukel scrolls; with NO_FLOWER over a thread of gold. */
export function Quote() {
  const { client } = useInvitation();
  const { quote, quote_source: source } = client.content;
  const isPlain = client.option.quote_style === 'NO_FLOWER';
  return (
    <div css={cloth}>
      <div css={column}>
        <Reveal>
          <blockquote css={words}>
            {!isPlain && <Ukel />}
            <p dir="auto">{quote}</p>
            {isPlain && <hr />}
            {source && <cite>{source}</cite>}
            {!isPlain && <Ukel />}
          </blockquote>
        </Reveal>
      </div>
    </div>
  );
}

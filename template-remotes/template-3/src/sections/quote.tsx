import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { Quotation } from '@janur/template-parts';
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
export const Quote = () => (
  <div css={cloth}>
    <div css={column}>
      <Reveal>
        <Quotation css={words} above={<Ukel />} below={<Ukel />}>
          {({ text }) => <p dir="auto">{text}</p>}
        </Quotation>
      </Reveal>
    </div>
  </div>
);

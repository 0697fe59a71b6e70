import { css } from '@emotion/react';
import { Reveal, useQuote } from '@janur/kit';
import { DESKTOP, Quotation } from '@janur/template-parts';
import { Knot } from '../drawings/knot.tsx';
import { caption } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';

const words = css({
  maxWidth: 440,
  margin: '0 auto',
  textAlign: 'center',
  '& p': {
    font: 'italic 600 clamp(1.5rem, 6.9vw, 1.875rem)/1.35 var(--font-heading)',
    color: 'var(--title)',
    whiteSpace: 'pre-line',
    hyphens: 'auto',
  },
  '& cite': { ...caption, display: 'block', marginTop: 20 },
  '& hr': { width: 72, height: 0, margin: '22px auto 0', border: 0, borderTop: '2px dashed var(--secondary)' },
  [DESKTOP]: { '& p': { fontSize: '2.125rem' } },
});

/** The quote between two knots; with NO_FLOWER over a rule. */
export function Quote() {
  const { isPlain } = useQuote();
  return (
    <Page tone="base">
      {!isPlain && <Knot css={{ marginBottom: 30 }} />}
      <Reveal>
        <Quotation css={words} />
      </Reveal>
      {!isPlain && <Knot css={{ marginTop: 34, scale: '-1 1' }} />}
    </Page>
  );
}

import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { DESKTOP, Quotation } from '@janur/template-parts';
import { column } from '../parts/layout.ts';
import { chainThread, SHEEN, WARP } from '../parts/thread.ts';

const pantun = css({
  '& p': {
    display: 'grid',
    gap: 30,
    // a line of a pantun keeps its metre: it does not wrap on a phone
    font: '400 clamp(1rem, 5.1vw, 1.625rem)/1.55 var(--font-heading)',
    color: 'var(--ink)',
  },
  '& p > span': { position: 'relative', display: 'block', whiteSpace: 'pre-line', paddingLeft: 46, hyphens: 'auto' },
  '& p > span:nth-of-type(2)': { paddingLeft: 0, paddingRight: 46, textAlign: 'end' },
  // each couplet hangs on a strip of cloth
  '& i': {
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    width: 34,
    background: `${WARP}, var(--cloth)`,
    borderInline: '2px solid',
    borderImage: `${SHEEN} 1`,
    '&::before': { content: '""', position: 'absolute', insetBlock: 0, left: 0, ...chainThread },
  },
  '& span:nth-of-type(2) > i': { left: 'auto', right: 0 },
  '& cite': { display: 'block', marginTop: 26, textAlign: 'center', font: '400 1.0625rem/1.4 var(--font-body)' },
  '& hr': { width: 96, height: 1, margin: '24px auto 0', border: 0, background: 'var(--gold)' },
  '&[data-plain]': {
    textAlign: 'center',
    '& p > span, & p > span:nth-of-type(2)': { padding: 0, textAlign: 'center' },
    '& p': { gap: 14 },
    '& i': { display: 'none' },
  },
  [DESKTOP]: { '& p': { fontSize: '1.875rem' } },
});

/** The quote as a pantun, in couplets; with NO_FLOWER over a rule. */
export const Quote = () => (
  <div css={column}>
    <Reveal>
      <Quotation css={pantun}>
        {({ text }) => (
          <p>
            {coupletsOf(text).map((couplet, index) => (
              <span key={index}>
                <i aria-hidden="true" />
                {couplet}
              </span>
            ))}
          </p>
        )}
      </Quotation>
    </Reveal>
  </div>
);

/** Both halves of the lines; one line is a half alone. The break between them stays in the text, for who copies it. */
function coupletsOf(quote: string): string[] {
  const lines = quote.split('\n');
  const half = Math.ceil(lines.length / 2);
  const [first, second] = [lines.slice(0, half), lines.slice(half)].map((part) => part.join('\n'));
  return second ? [`${first}\n`, second] : [quote];
}

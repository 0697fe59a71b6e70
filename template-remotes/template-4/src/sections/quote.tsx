import { css } from '@emotion/react';
import { useQuote } from '@janur/kit';
import { CJK, DESKTOP, Quotation } from '@janur/template-parts';
import { Arrow } from '../parts/arrow.tsx';
import { Folio } from '../parts/folio.tsx';
import { hand } from '../parts/type.ts';

const page = css({
  minHeight: '100svh',
  display: 'flex',
  flexDirection: 'column',
  padding: '110px 0 64px',
  [DESKTOP]: { padding: '140px 20px 96px' },
});

/** `--size` falls with the length of the words; the quotation mark hangs in the margin. */
const quotation = css({
  margin: 'auto 20px',
  padding: 0,
  '& p': {
    position: 'relative',
    fontFamily: 'var(--font-heading)',
    fontSize: 'clamp(1.5rem, 11.3vw * var(--size), 2.75rem * var(--size))',
    lineHeight: 1.06,
    letterSpacing: '-.015em',
    color: 'var(--title)',
    whiteSpace: 'pre-line',
    hangingPunctuation: 'first last',
  },
  '& p::before': { content: '"“"', position: 'absolute', right: '100%', marginRight: '.02em' },
  '& footer': { ...hand, display: 'flex', alignItems: 'center', gap: 12, marginTop: 28 },
  '& footer svg': { flex: 'none' },
  '& cite': { fontStyle: 'normal', overflowWrap: 'anywhere', minWidth: 0 },
  '&[data-plain] footer': { display: 'block', paddingTop: 16, borderTop: 'var(--rule)' },
  [CJK]: {
    '& p': { fontSize: 'clamp(1.25rem, 8vw * var(--size), 2.25rem * var(--size))', lineHeight: 1.5 },
    '& p::before': { content: 'none' },
  },
  [DESKTOP]: {
    margin: 'auto 8.333vw',
    maxWidth: 1400,
    '& p': { fontSize: 'clamp(2.5rem, 8.8vw * var(--size), 9.5rem * var(--size))', lineHeight: 0.94 },
    '& footer': { fontSize: '2.5rem' },
  },
});

const sizeOf = (words: string) =>
  words.length < 70 ? 1 : words.length < 160 ? 0.84 : words.length < 280 ? 0.68 : 0.56;

/** A pull quote over the whole page; with NO_FLOWER a rule in place of the pen. */
export function Quote() {
  const { text, isPlain } = useQuote();
  return (
    <div css={page} style={{ '--size': sizeOf(text) } as object}>
      <Quotation
        css={quotation}
        rule={null}
        source={(source) => (
          <footer>
            {!isPlain && <Arrow to="right" />}
            <cite>{source}</cite>
          </footer>
        )}
      />
      <Folio of="quote" />
    </div>
  );
}

import { css } from '@emotion/react';
import { Reveal, useQuote } from '@janur/kit';
import { CJK, DESKTOP, Quotation } from '@janur/template-parts';
import { column, facing, handwriting } from '../parts/layout.ts';
import { tornPaper } from '../parts/paper.ts';
import { Pressed } from '../parts/pressed.tsx';
import { Tape } from '../parts/tape.tsx';

const strip = css(tornPaper(71, 'var(--third)'), {
  maxWidth: 620,
  marginInline: 'auto',
  padding: '34px 26px 30px',
  textAlign: 'center',
  color: 'var(--ink-on-third)',
  rotate: '-1.2deg',
  '& p': { font: '500 clamp(1.125rem, 4.800vw, 1.5rem)/1.45 var(--font-body)', whiteSpace: 'pre-line' },
  '& p::before': { content: '"“"' },
  '& p::after': { content: '"”"' },
  '& cite': { ...handwriting, display: 'block', marginTop: 16, fontStyle: 'normal' },
  [CJK]: { '& p': { fontSize: '1.125rem' } },
  [DESKTOP]: { padding: '48px 56px 44px' },
});
const aside = css({ display: 'none', [DESKTOP]: { display: 'grid', '& > *': { marginInline: 'auto' } } });
const middle = css({ [DESKTOP]: { alignSelf: 'center' } });
const first = css({ left: -20, top: -6, width: 72, rotate: '-38deg' });
const second = css({ right: -20, bottom: -8, width: 72, rotate: '-34deg' });
const bare = css({
  textAlign: 'center',
  '& p': { font: '500 clamp(1.125rem, 4.800vw, 1.5rem)/1.45 var(--font-body)', whiteSpace: 'pre-line' },
  '& hr': {
    width: 96,
    height: 6,
    margin: '20px auto 16px',
    border: 0,
    borderRadius: 3,
    background: 'var(--secondary)',
  },
  '& cite': { font: '400 1rem/1.5 var(--font-body)' },
});

/** The quote on a strip of paper under tape; with NO_FLOWER over a stroke of marker. */
export function Quote() {
  const { isPlain } = useQuote();
  return (
    <div css={[column, facing]}>
      <div css={aside}>
        <Pressed kind="bouquet" />
      </div>
      <Reveal css={middle}>
        <Quotation
          css={isPlain ? bare : strip}
          above={<Tape kind="stripes" css={first} />}
          below={<Tape kind="dots" css={second} />}
          source={(source) => <cite data-hand="">{source}</cite>}
        />
      </Reveal>
    </div>
  );
}

import { css } from '@emotion/react';
import { Reveal, useQuote } from '@janur/kit';
import { CJK, DESKTOP } from '@janur/template-parts';
import { Star } from '../drawings/star.tsx';
import { Room } from '../parts/room.tsx';

/** Scallops of 24 px along all four sides, of any size. */
const SCALLOPS =
  'radial-gradient(closest-side, #000 97%, #0000) 0 0 / 24px 24px round, linear-gradient(#000, #000) 50% 50% / calc(100% - 22px) calc(100% - 22px) no-repeat';

const pile = css({ position: 'relative', margin: '0 auto', maxWidth: 440, [DESKTOP]: { maxWidth: 520 } });
const second = css({
  position: 'absolute',
  inset: 0,
  rotate: '5deg',
  translate: '6px 8px',
  mask: SCALLOPS,
  background: 'var(--gold)',
});
const napkin = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 14,
  minHeight: 320,
  padding: '54px 46px 56px',
  rotate: '-2deg',
  textAlign: 'center',
  color: 'var(--soot)',
  background: 'var(--paper)',
  mask: SCALLOPS,
  '&::before': { content: '""', position: 'absolute', inset: 24, border: '2px dashed var(--pool)', borderRadius: 10 },
  '& svg': { width: 44, rotate: '12deg' },
});
const words = css({
  '& p': {
    position: 'relative',
    font: '400 clamp(1.25rem, 5.6vw, 1.625rem)/1.3 var(--font-heading)',
    whiteSpace: 'pre-line',
    textWrap: 'balance',
  },
  '& cite': { position: 'relative', display: 'block', marginTop: 14, font: '400 1.625rem/1.15 var(--font-script)' },
  [CJK]: { '& cite': { fontSize: '1.125rem' } },
});
const plain = css({
  textAlign: 'center',
  '& path': { fill: 'none', stroke: 'var(--gold)' },
  '& svg': { width: 88, margin: '18px auto 0' },
});

/** The quote on a napkin under a second one; with NO_FLOWER over a boomerang's stroke. */
export function Quote() {
  const { text, source, isPlain } = useQuote();
  const said = (
    <>
      <p>{text}</p>
      {source && <cite>{source}</cite>}
    </>
  );
  if (isPlain) {
    return (
      <Room tone="cream">
        <blockquote css={[words, plain]}>
          {said}
          <svg viewBox="0 0 120 40" aria-hidden="true">
            <path d="M6,32C30,-6 92,-6 114,32" strokeWidth="9" strokeLinecap="round" />
          </svg>
        </blockquote>
      </Room>
    );
  }
  return (
    <Room tone="peach">
      <Reveal>
        <div css={pile}>
          <div css={second} />
          <blockquote css={[napkin]}>
            <Star rays="var(--red)" dots="var(--teal)" />
            <div css={words}>{said}</div>
          </blockquote>
        </div>
      </Reveal>
    </Room>
  );
}

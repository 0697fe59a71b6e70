import { css } from '@emotion/react';
import { Reveal, useQuote } from '@janur/kit';
import { CJK, DESKTOP, Quotation } from '@janur/template-parts';
import lontar from '../assets/lontar.svg';
import { room } from '../parts/layout.ts';

const INK = '#3a2712';

const section = css({ paddingBlock: 56, [DESKTOP]: { paddingBlock: 88 } });
const plain = css({
  textAlign: 'center',
  '& p': { font: '400 clamp(1.375rem, 6vw, 1.75rem)/1.4 var(--font-heading)', whiteSpace: 'pre-line' },
  '& cite': { display: 'block', marginTop: 14, font: '700 .9375rem/1.4 var(--font-body)' },
  '&::after': { content: '""', display: 'block', width: 96, margin: '24px auto 0', borderTop: '2px solid var(--gilt)' },
});
/** Three leaves on one cord; the words stand on the middle one. */
const strips = css({ position: 'relative', display: 'grid', gap: 5, marginInline: -10 });
const leaf = css({
  height: 30,
  border: 'solid #8f6f33',
  borderWidth: '1px 0',
  borderRadius: 3,
  background: `#ead7a6 url(${lontar}) 0 0 / 100% 100%`,
});
const written = css(leaf, {
  height: 'auto',
  padding: '30px 50px',
  textAlign: 'center',
  color: INK,
  '& p': { font: '400 clamp(1.25rem, 5.6vw, 1.75rem)/1.42 var(--font-heading)', whiteSpace: 'pre-line' },
  '& cite': { display: 'block', marginTop: 14, font: '700 .9375rem/1.4 var(--font-body)', fontStyle: 'normal' },
  [CJK]: { '& p': { fontSize: '1.25rem', lineHeight: 1.6 } },
});
/** The cord goes through the hole at either end and is tied below. */
const cord = css({
  position: 'absolute',
  top: -14,
  bottom: -22,
  width: 3,
  borderRadius: 2,
  background: 'repeating-linear-gradient(160deg, #b3271f 0 5px, #8f1f17 5px 8px)',
  '&:first-of-type': { left: 26 },
  '&:last-of-type': { right: 26 },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: -5,
    top: '100%',
    width: 13,
    height: 22,
    background: '#b3271f',
    clipPath: 'polygon(35% 0, 65% 0, 100% 100%, 50% 84%, 0 100%)',
  },
});

/** The quote cut into leaves of lontar; with NO_FLOWER as text alone. */
export function Quote() {
  const { isPlain } = useQuote();
  return (
    <div css={[room, section]}>
      <Reveal>
        {isPlain ? (
          <Quotation css={plain} rule={null} />
        ) : (
          <div css={strips}>
            <div css={leaf} />
            <Quotation css={written} />
            <div css={leaf} />
            <span css={cord} />
            <span css={cord} />
          </div>
        )}
      </Reveal>
    </div>
  );
}

import { css } from '@emotion/react';
import { Reveal, useQuote } from '@janur/kit';
import { Quotation } from '@janur/template-parts';
import { Bloom } from '../parts/bloom.tsx';
import { fireflies } from '../parts/fireflies.ts';
import { FOIL } from '../parts/foil.ts';
import { ground } from '../parts/ground.ts';
import { column } from '../parts/layout.ts';
import { Petals } from '../parts/petals.tsx';

const night = ground(50, 42);
const lights = css(fireflies([14, 24, 10], [86, 32, 12], [7, 78, 8], [93, 74, 9], [64, 14, 7]));
const words = css({
  '& img': { width: 120, height: 'auto', margin: '0 auto 26px', transform: 'rotate(-8deg)' },
  '& p': {
    font: '400 clamp(1.875rem, 8.6vw, 2.5rem)/1.3 var(--font-script)',
    whiteSpace: 'pre-line',
    textWrap: 'balance',
  },
  '& p span': { ...FOIL, padding: '0 .2em .2em' },
  // script is for a line or two
  '& [data-long] span': { padding: 0, color: 'var(--title)', background: 'none' },
  '& p[data-long]': { font: 'italic 500 clamp(1.3125rem, 5.6vw, 1.625rem)/1.45 var(--font-body)' },
  '& cite': {
    display: 'block',
    marginTop: 20,
    font: '600 .875rem/1.5 var(--font-body)',
    letterSpacing: '.2em',
    textTransform: 'uppercase',
    color: 'var(--soft)',
  },
  '& hr': {
    width: 96,
    height: 1,
    margin: '22px auto 0',
    border: 0,
    background: 'linear-gradient(90deg, #0000, var(--gold), #0000)',
  },
});
const LONG = 90;

/** Gold script in the dark and a moth above it; NO_FLOWER leaves only the moth, over a rule. */
export function Quote() {
  const { isPlain } = useQuote();
  return (
    <div css={night}>
      {!isPlain && <div css={lights} />}
      <div css={column}>
        {!isPlain && <Petals />}
        <Reveal>
          <Quotation css={words}>
            {({ text }) => (
              <>
                <Bloom of="moth" isLazy />
                <p data-long={text.length > LONG || undefined}>
                  <span>{text}</span>
                </p>
              </>
            )}
          </Quotation>
        </Reveal>
      </div>
    </div>
  );
}

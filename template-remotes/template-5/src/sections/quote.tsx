import { css } from '@emotion/react';
import { Reveal, useQuote } from '@janur/kit';
import { DESKTOP, NARROW, Quotation } from '@janur/template-parts';
import { BRASS } from '../parts/brass.ts';
import { column } from '../parts/layout.ts';
import { rayed } from '../parts/walls.ts';

/** A stack of chevrons between brass lines. */
const pillar = css({
  position: 'relative',
  width: 26,
  background:
    'linear-gradient(90deg, var(--primary) 1.5px, #0000 0 calc(100% - 1.5px), var(--primary) 0), conic-gradient(from 135deg at 50% 0, var(--brass-2) 0 90deg, #0000 0) 50% 0 / 18px 22px, var(--night)',
  backgroundRepeat: 'no-repeat, repeat-y, no-repeat',
  // a smaller chevron of the ground cuts each triangle to a line
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '4px 2px 0',
    background: 'conic-gradient(from 135deg at 50% 0, var(--night) 0 90deg, #0000 0) 50% 0 / 18px 22px repeat-y',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: -7,
    insetBlock: -8,
    background: `${BRASS} 0 0 / 100% 4px no-repeat, ${BRASS} 50% 100% / 100% 4px no-repeat, ${BRASS} 50% 8px / 76% 2px no-repeat, ${BRASS} 50% calc(100% - 8px) / 76% 2px no-repeat`,
    pointerEvents: 'none',
  },
});
const hall = css({
  display: 'grid',
  gridTemplateColumns: '26px minmax(0, 1fr) 26px',
  gap: 26,
  padding: '8px 7px',
  [NARROW]: { gap: 16 },
  [DESKTOP]: { gap: 44 },
});
const words = css({
  alignSelf: 'center',
  padding: '34px 0',
  '& p': {
    font: '400 clamp(1.25rem, 5.6vw, 1.5rem)/1.5 var(--font-body)',
    whiteSpace: 'pre-line',
    textWrap: 'balance',
    color: 'var(--ink)',
  },
  '& cite': {
    display: 'block',
    marginTop: 22,
    font: '400 1.875rem/1.15 var(--font-script)',
    color: 'var(--soft)',
  },
  '& hr': { width: 120, height: 2, margin: '24px auto 0', border: 0, background: BRASS },
});

/** The quote between two pillars; with NO_FLOWER over a line of brass. */
export function Quote() {
  const { isPlain } = useQuote();
  return (
    <div css={isPlain ? undefined : rayed}>
      <div css={column}>
        <Reveal>
          {isPlain ? (
            <Quotation css={words} />
          ) : (
            <div css={hall}>
              <span css={pillar} />
              <Quotation css={words} />
              <span css={pillar} />
            </div>
          )}
        </Reveal>
      </div>
    </div>
  );
}

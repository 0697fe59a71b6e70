import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { Quotation } from '@janur/template-parts';
import twig from '../assets/twig.svg';
import { column } from '../parts/layout.ts';
import { PLASTER } from '../parts/plaster.ts';

const bowl = css({
  position: 'relative',
  margin: 0,
  padding: '44px clamp(24px, 9%, 52px) clamp(84px, 26vw, 136px)',
  textAlign: 'center',
  color: 'var(--ink-on-third)',
  background: `${PLASTER}, var(--wall-face)`,
  borderRadius: '8px 8px 999px 999px',
  boxShadow: 'inset 0 0 0 1.5px var(--lit), inset 0 16px 22px -18px var(--clay-6)',
  '& p': {
    font: '400 clamp(1.125rem, 4.9vw, 1.4375rem)/1.5 var(--font-heading)',
    whiteSpace: 'pre-line',
    textWrap: 'pretty',
  },
  '& img': { width: 148, height: 'auto', margin: '24px auto 14px' },
  '& cite': {
    font: '600 .875rem/1.5 var(--font-body)',
    letterSpacing: '.16em',
    textTransform: 'uppercase',
    display: 'block',
    maxWidth: '16em',
    marginInline: 'auto',
  },
  '&[data-plain]': { background: 'none', boxShadow: 'none', color: 'inherit', paddingBlock: 24 },
  '&[data-plain] hr': { width: 64, margin: '24px auto 14px', border: 0, borderTop: '1.5px solid' },
});
const rim = css({
  position: 'absolute',
  insetInline: -8,
  top: -10,
  height: 20,
  borderRadius: 6,
  background: 'linear-gradient(var(--lit) 2px, var(--clay-2) 2px 14px, var(--clay-3) 14px)',
});

/** The quote in an upside-down arch; with NO_FLOWER only text and a rule. */
export const Quote = () => (
  <div css={column}>
    <Reveal>
      <Quotation
        css={bowl}
        above={<div css={rim} />}
        drawing={<img src={twig} alt="" width="148" height="34" loading="lazy" />}
      />
    </Reveal>
  </div>
);

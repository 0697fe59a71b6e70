import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { DESKTOP, Quotation } from '@janur/template-parts';
import peony from '../assets/peony.webp';
import { column } from '../parts/layout.ts';
import { caps, script } from '../parts/letters.ts';
import { Rule } from '../parts/rule.tsx';
import { sheet } from '../parts/sheet.ts';

const narrow = css({ [DESKTOP]: { width: 'min(980px, 100% - 96px)' } });
const letter = css({
  margin: 0,
  padding: '40px clamp(26px, 9%, 60px) 74px',
  '& p': {
    position: 'relative',
    font: 'italic 400 clamp(1.25rem, 5.4vw, 1.5625rem)/1.5 var(--font-body)',
    whiteSpace: 'pre-line',
    textWrap: 'pretty',
  },
  '&:not([data-plain])': {
    ...sheet,
    '& p:not(:lang(zh), :lang(ja), :lang(ko))::first-letter': {
      ...script,
      float: 'left',
      padding: '12px .3em 0 0',
      fontSize: '4.4em',
      fontStyle: 'normal',
      lineHeight: 0.62,
      color: 'var(--title)',
    },
  },
  '& svg': { margin: '22px 0 12px', color: 'var(--primary)' },
  '& cite': { ...caps, position: 'relative', display: 'block', color: 'var(--caps-on-base)' },
  '&[data-plain]': { textAlign: 'center', padding: '8px 12px', '& svg': { marginInline: 'auto' } },
  '&[data-plain] cite': { color: 'var(--caps)' },
  '& img': { position: 'absolute', right: -12, bottom: -26, width: 140, height: 'auto' },
  [DESKTOP]: {
    padding: '72px 110px 96px',
    '& p': { fontSize: '2.125rem' },
    '& img': { width: 230, right: -40, bottom: -54 },
  },
});

/** The quote as the letter's own words, with a drop cap in the script; with NO_FLOWER only text and a rule. */
export const Quote = () => (
  <div css={[column, narrow]}>
    <Reveal>
      <Quotation
        css={letter}
        drawing={<Rule />}
        rule={<Rule />}
        below={<img src={peony} alt="" width="132" height="132" loading="lazy" draggable={false} />}
      />
    </Reveal>
  </div>
);

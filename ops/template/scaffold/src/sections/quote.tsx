import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { Quotation } from '@janur/template-parts';
import { Garland } from '../parts/garland.tsx';
import { column } from '../parts/look.ts';

const quote = css({
  textAlign: 'center',
  '& p': { color: 'var(--title)', font: '500 1.5rem/1.4 var(--font-heading)', whiteSpace: 'pre-line' },
  '& cite': { display: 'block', marginTop: 14, fontStyle: 'normal' },
});
const leaves = css({ width: 180, margin: '0 auto 8px' });

/** The couple's quote; NO_FLOWER leaves the leaves out. */
export const Quote = () => (
  <Reveal>
    <Quotation css={[column, quote]} above={<Garland css={leaves} />} rule={null} />
  </Reveal>
);

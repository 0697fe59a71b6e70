import { css } from '@emotion/react';

const line = css({ stroke: 'color-mix(in srgb, var(--secondary) 80%, var(--ink))', strokeWidth: 1.3, fill: 'none' });

/** In the printer's case of any letterhead: a sprig for a quote, an envelope for gifts. */
export const Sprig = () => (
  <svg css={[line, { display: 'block', margin: '0 auto 14px' }]} viewBox="0 0 56 24" width="56" height="24" aria-hidden>
    <path d="M2,20Q28,22 54,6M14,20q-5,-10 3,-15q5,9 -3,15M28,18q-4,-11 5,-15q4,10 -5,15M41,13q-1,-9 8,-11q2,9 -8,11M20,20q9,-4 13,2q-8,4 -13,-2M34,17q8,-5 13,0q-7,5 -13,0" />
  </svg>
);

export const Envelope = () => (
  <svg css={[line, { float: 'right', marginLeft: 16 }]} viewBox="0 0 52 36" width="52" height="36" aria-hidden>
    <path d="M1,1h50v34H1ZM1,1l25,19L51,1M1,35l18,-20M51,35L33,15" />
  </svg>
);

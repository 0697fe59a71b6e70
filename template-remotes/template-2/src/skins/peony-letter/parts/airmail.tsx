import { css } from '@emotion/react';

const stripes = css({
  height: 12,
  background:
    'repeating-linear-gradient(126deg, var(--primary) 0 9px, #0000 9px 15px, color-mix(in oklab, var(--secondary) 70%, var(--primary)) 15px 24px, #0000 24px 30px)',
});

/** The striped edge of airmail. */
export const Airmail = () => <div css={stripes} />;

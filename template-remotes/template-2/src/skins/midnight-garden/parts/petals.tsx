import { css } from '@emotion/react';
import { falling } from './light.ts';
import { petal } from './petal.ts';

const left = css(petal(0), falling, { left: -6, top: '30%', '--drift': '30px' });
const right = css(petal(1), falling, { right: -4, top: '68%', '--drift': '-36px' });

/** Two petals that fall beside a section. */
export function Petals() {
  return (
    <>
      <span css={left} aria-hidden="true" />
      <span css={right} aria-hidden="true" />
    </>
  );
}

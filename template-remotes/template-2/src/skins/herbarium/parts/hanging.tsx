import { css } from '@emotion/react';
import { DESKTOP } from '@janur/template-parts';
import { Flowers } from './flowers.tsx';
import { OPENING_LEFT, OPENING_RIGHT } from './pieces.ts';

/** As wide as the margin beside the column, which they may reach into by a leaf: text lies over them, never under. */
const margins = css({
  display: 'none',
  [DESKTOP]: {
    '--u': 'calc(clamp(0px, (100vw - 1000px) / 2 + 20px, 400px) / 296)',
    display: 'block',
    position: 'absolute',
    inset: '100svh 0 260px',
    pointerEvents: 'none',
  },
});
const hung = css({ position: 'sticky', top: 0, height: '100vh', overflow: 'hidden' });
const left = css({ left: 'calc(-34 * var(--u))', top: 'calc(-96 * var(--u))' });
const right = css({ right: 'calc(-40 * var(--u))', top: 'calc(-40 * var(--u))' });

/** What hangs at both sides of a wide page from the hero down to the meadow. */
export const Hanging = () => (
  <div css={margins} aria-hidden="true">
    <div css={hung}>
      <Flowers css={left} piece={OPENING_LEFT} />
      <Flowers css={right} piece={OPENING_RIGHT} />
    </div>
  </div>
);

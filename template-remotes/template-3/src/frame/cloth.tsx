import { css } from '@emotion/react';
import { DESKTOP } from '@janur/template-parts';
import { Patchwork } from '../drawings/patchwork.tsx';
import { GILT } from '../parts/grounds.ts';

const hanging = css({
  display: 'none',
  [DESKTOP]: {
    display: 'block',
    position: 'fixed',
    left: 0,
    top: 0,
    width: '34vw',
    height: '100vh',
    boxShadow: '0 0 34px #1d0e0880',
    '& svg': { width: '100%', height: '100%' },
    // the hem, and how the cloth falls
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `${GILT} 100% 0 / 7px 100% no-repeat, linear-gradient(90deg, #0003, #0000 18%, #0002 40%, #fff1 52%, #0000 66%, #0004 calc(100% - 7px))`,
    },
  },
});

/** The patchwork as a cloth that hangs at the left of wide windows and stays there. */
export function Cloth() {
  return (
    <div css={hanging} aria-hidden="true">
      <Patchwork id="hanging-cloth" cloth="length" />
    </div>
  );
}

import { css } from '@emotion/react';
import { DESKTOP } from '@janur/template-parts';
import bulb from '../assets/bulb.svg';
import light from '../assets/swag-light.svg';
import shape from '../assets/swag-shape.svg';

const valance = css({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 116,
  pointerEvents: 'none',
  '--swag': '97.5px',
  '& > i': {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: 20,
    background: `url("${bulb}") 50% 0 / 15.5px 20px, linear-gradient(#8a5a1c 1.5px, #1f1316 0 18px, #e4b363 0)`,
    zIndex: 1,
  },
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto',
    height: 'calc(var(--swag) * .985)',
    backgroundSize: 'var(--swag) 100%',
  },
  '&::before': { background: 'var(--velvet)', mask: `url("${shape}") 50% 0 / var(--swag) 100%` },
  '&::after': { background: `url("${light}") 50% 0 / var(--swag) 100%` },
  [DESKTOP]: { '--swag': '160px' },
});

/** The swags of the curtain under a rail of bulbs, over the whole width. */
export const Valance = ({ className }: { className?: string }) => (
  <div css={valance} className={className} aria-hidden="true">
    <i />
  </div>
);

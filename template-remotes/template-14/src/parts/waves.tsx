import { css } from '@emotion/react';
import body from '../assets/sea-body.svg';
import lines from '../assets/sea-lines.svg';

/** Seigaiha in the couple's primary colour; it repeats sideways. */
const sea = css({
  '--wave': '60px',
  position: 'relative',
  height: 108,
  pointerEvents: 'none',
  '&::before, &::after': { content: '""', position: 'absolute', inset: 0 },
  '&::before': { background: 'var(--primary)', mask: `url(${body}) 50% 0 / var(--wave) auto repeat-x` },
  '&::after': {
    background: 'color-mix(in srgb, var(--on-primary) 92%, var(--primary))',
    mask: `url(${lines}) 50% 0 / var(--wave) auto repeat-x`,
  },
});

export const Waves = ({ className }: { className?: string }) => (
  <div css={sea} className={className} aria-hidden="true" />
);

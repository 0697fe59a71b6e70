import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import medal from '../assets/cake-medal.svg';
import light from '../assets/star-light.svg';
import shape from '../assets/star-shape.svg';
import { tinted } from '../parts/tinted.ts';

const star = css(tinted(shape, light, 'var(--velvet)'), {
  position: 'relative',
  aspectRatio: '1',
  '& > i': {
    position: 'absolute',
    zIndex: 1,
    left: '50%',
    top: '53%',
    width: '27%',
    aspectRatio: '1',
    translate: '-50% -50%',
    background: `url("${medal}") 50% / contain no-repeat`,
  },
});

/** A star of the boulevard for whose birthday it is; its medal holds a cake, or what is given. */
export const Star = ({ className, children = <i /> }: { className?: string; children?: ReactNode }) => (
  <div css={star} className={className}>
    {children}
  </div>
);

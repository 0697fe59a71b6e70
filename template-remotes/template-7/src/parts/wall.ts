import { css } from '@emotion/react';
import { LACQUER } from './layout.ts';

/** A section on lacquer between two gilt edges. */
export const wall = css({
  position: 'relative',
  overflow: 'hidden',
  color: 'var(--on-primary)',
  '--focus': 'var(--on-primary)',
  '--heading': 'var(--on-primary)',
  '--above': 'var(--on-primary)',
  background: LACQUER,
  borderBlock: '3px solid #d4a24a',
  boxShadow: 'inset 0 5px 0 var(--deeper), inset 0 6px 0 #e6bb62, inset 0 -5px 0 var(--deeper), inset 0 -6px 0 #e6bb62',
});

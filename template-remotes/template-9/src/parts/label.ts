import { css } from '@emotion/react';
import fringe from '../assets/fringe.svg';
import { edgeThread } from './thread.ts';

/** A piece of cloth in `third` with a woven head, its warp knotted below: the first and the last child are these. */
export const label = css({
  position: 'relative',
  marginTop: 30,
  marginBottom: 22,
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  background: 'var(--third)',
  boxShadow: 'inset 1px 0 0 var(--gold-deep), inset -1px 0 0 var(--gold-deep)',
  '&::before': {
    content: '""',
    display: 'block',
    height: 26,
    background: 'var(--cloth)',
    borderBlock: '1px solid var(--gold)',
  },
  '& > :first-of-type': { position: 'absolute', insetInline: 0, top: 7, ...edgeThread },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    height: 22,
    background: 'var(--gold)',
    mask: `url(${fringe}) 0 0 / 40px 22px repeat-x`,
  },
});

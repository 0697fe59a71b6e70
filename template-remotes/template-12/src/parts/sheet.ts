import { from } from '@janur/kit';
import { poster, RULE } from './type.ts';

/** The kit's dialog: a sheet of concrete from the window's foot, or in its middle where that is wide. */
export const sheet = {
  width: 'min(560px, 100vw)',
  maxWidth: 'none',
  maxHeight: 'min(92dvh, 860px)',
  margin: 'auto auto 0',
  padding: 0,
  overflowY: 'auto',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  '--heading': 'var(--title)',
  background: 'var(--base)',
  border: 0,
  borderTop: '8px solid var(--secondary)',
  '&::backdrop': { background: '#111111e0' },
  '& [data-part="title"]': {
    ...poster,
    padding: '20px 76px 16px 14px',
    fontSize: 'clamp(2.5rem, 14vw, 4rem)',
    color: 'var(--title)',
    borderBottom: RULE,
    hyphens: 'auto',
  },
  '& [data-part="close"]': {
    position: 'absolute',
    zIndex: 2,
    right: 8,
    top: 12,
    display: 'grid',
    placeItems: 'center',
    width: 52,
    height: 52,
    padding: 0,
    border: 0,
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    '& svg': { width: 32, height: 32, strokeWidth: 3 },
  },
  [`@media ${from('tablet')}`]: { margin: 'auto' },
} as const;

import { outlineButton } from './layout.ts';

/** The kit's dialog as a cloth with a double golden thread. */
export const sheet = {
  width: 'min(460px, 100vw - 28px)',
  maxWidth: 'none',
  maxHeight: 'min(88dvh, 780px)',
  padding: 0,
  border: '1px solid var(--wire)',
  outline: '1px solid color-mix(in srgb, var(--wire) 55%, #0000)',
  outlineOffset: -8,
  overflowY: 'auto',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: 'var(--base)',
  boxShadow: '0 30px 80px #000c',
  '&::backdrop': { background: '#140a06d9' },
  '& > [data-part="dialog-body"]': { display: 'grid', gap: 18, padding: '16px 20px 30px', textAlign: 'center' },
  '& > [data-part="dialog-body"] > [data-part="close"]': {
    ...outlineButton,
    position: 'sticky',
    top: 14,
    zIndex: 1,
    justifySelf: 'end',
    width: 48,
    minHeight: 48,
    padding: 0,
    background: 'var(--base)',
  },
  '& [data-part="title"]': { font: '400 2.125rem/1.2 var(--font-script)', color: 'var(--title)' },
} as const;

import { script } from './letters.ts';
import { SHEET } from './paper.ts';

/** The kit's dialog as a letter, its head the lining of an envelope. */
export const letterDialog = {
  width: 'min(440px, 100vw - 28px)',
  maxWidth: 'none',
  maxHeight: 'min(88dvh, 780px)',
  padding: 0,
  border: 0,
  overflowY: 'auto',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: SHEET,
  boxShadow: '0 24px 60px -14px #000a',
  '&::backdrop': { background: 'color-mix(in srgb, var(--wine-deep) 76%, transparent)' },
  '& > [data-part="dialog-body"]': { display: 'grid', gap: 18, padding: '0 18px 28px', textAlign: 'center' },
  '& > [data-part="dialog-body"] > [data-part="close"]': {
    position: 'sticky',
    top: 8,
    zIndex: 1,
    justifySelf: 'end',
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    margin: '8px -10px -14px 0',
    padding: 0,
    border: '1.6px solid var(--title)',
    borderRadius: '50%',
    color: 'var(--title)',
    background: 'var(--base)',
    cursor: 'pointer',
  },
  '& [data-part="title"]': {
    ...script,
    fontSize: 'calc(2.75rem * var(--script))',
    lineHeight: 1.05,
    color: 'var(--title)',
  },
} as const;

/** The same at the window's foot. */
export const letterSheet = { ...letterDialog, width: 'min(560px, 100vw)', margin: 'auto auto 0' } as const;

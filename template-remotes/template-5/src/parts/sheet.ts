import { wireButton } from './layout.ts';

/** The kit's dialog as a sheet of lacquer in a double brass line. */
export const sheet = {
  width: 'min(460px, 100vw - 28px)',
  maxWidth: 'none',
  maxHeight: 'min(88dvh, 780px)',
  padding: 0,
  border: '2px solid var(--brass-2)',
  outline: '1px solid var(--primary)',
  outlineOffset: -9,
  overflowY: 'auto',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: 'var(--base)',
  boxShadow: '0 30px 80px #000c',
  '&::backdrop': { background: '#04100ed9' },
  '& > [data-part="dialog-body"]': { display: 'grid', gap: 18, padding: '16px 20px 30px', textAlign: 'center' },
  '& > [data-part="dialog-body"] > [data-part="close"]': {
    ...wireButton,
    position: 'sticky',
    top: 14,
    zIndex: 1,
    justifySelf: 'end',
    width: 48,
    minHeight: 48,
    padding: 0,
  },
  '& [data-part="title"]': {
    font: '400 1.75rem/1.15 var(--font-heading)',
    letterSpacing: '.035em',
    textTransform: 'uppercase',
    color: 'var(--title)',
  },
} as const;

import { wireButton } from './layout.ts';

/** The kit's dialog as a dark sheet within gold wire. */
export const sheet = {
  width: 'min(460px, 100vw - 28px)',
  maxWidth: 'none',
  maxHeight: 'min(88dvh, 780px)',
  padding: 0,
  border: '1px solid var(--gold)',
  overflowY: 'auto',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: 'radial-gradient(ellipse 100% 60% at 50% 20%, var(--dusk), var(--base) 60%), var(--base)',
  boxShadow: '0 30px 80px #000e',
  '&::backdrop': { background: '#030605d9' },
  '& > [data-part="dialog-body"]': { display: 'grid', gap: 18, padding: '10px 18px 28px', textAlign: 'center' },
  '& > [data-part="dialog-body"] > [data-part="close"]': {
    ...wireButton,
    position: 'sticky',
    top: 10,
    zIndex: 1,
    justifySelf: 'end',
    width: 48,
    minHeight: 48,
    padding: 0,
    background: 'var(--base)',
  },
  '& [data-part="title"]': { font: '400 1.875rem/1.15 var(--font-heading)', color: 'var(--title)' },
} as const;

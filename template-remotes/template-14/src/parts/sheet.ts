import { lineButton } from './layout.ts';

/** The kit's dialog as a sheet of paper, folded over at its head. */
export const sheet = {
  width: 'min(480px, 100vw - 28px)',
  maxWidth: 'none',
  maxHeight: 'min(88dvh, 780px)',
  padding: 0,
  border: 0,
  borderTop: '12px solid var(--primary)',
  overflowY: 'auto',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  '--heading': 'var(--title)',
  background: 'var(--paper)',
  boxShadow: '0 -3px 0 var(--edge) inset, 0 24px 60px #12182e99',
  '&::backdrop': { background: '#12182ecc' },
  '& > [data-part="dialog-body"]': { display: 'grid', gap: 20, padding: '6px 26px 34px' },
  '& > [data-part="dialog-body"] > [data-part="close"]': {
    ...lineButton,
    position: 'sticky',
    top: 4,
    zIndex: 1,
    justifySelf: 'end',
    // beside the title, not above it
    marginBottom: -68,
    alignSelf: 'start',
    width: 48,
    height: 48,
    minHeight: 48,
    padding: 0,
    borderBottom: 0,
    background: 'var(--paper)',
  },
  '& [data-part="title"]': {
    paddingTop: 10,
    paddingRight: 56,
    fontSize: '1.875rem',
    lineHeight: 1.2,
    color: 'var(--title)',
  },
} as const;

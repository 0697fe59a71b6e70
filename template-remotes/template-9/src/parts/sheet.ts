import { threadButton } from './layout.ts';
import { SHEEN } from './thread.ts';

/** The kit's dialog as a piece of cloth between two gold threads. */
export const sheet = {
  width: 'min(480px, 100vw - 24px)',
  maxWidth: 'none',
  maxHeight: 'min(88dvh, 800px)',
  padding: 0,
  overflowY: 'auto',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: 'var(--base)',
  border: 'solid',
  borderWidth: '8px 2px',
  borderImage: `${SHEEN} 1`,
  '&::backdrop': { background: '#0e0507dd' },
  '& > [data-part="dialog-body"]': { display: 'grid', gap: 18, padding: '10px 16px 26px', textAlign: 'center' },
  '& > [data-part="dialog-body"] > [data-part="close"]': {
    ...threadButton,
    position: 'sticky',
    top: 8,
    zIndex: 1,
    justifySelf: 'end',
    width: 48,
    padding: 0,
    background: 'var(--base)',
  },
  '& [data-part="title"]': { fontSize: '2rem', fontWeight: 700, lineHeight: 1.15, color: 'var(--title)' },
} as const;

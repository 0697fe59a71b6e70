import { outlineButton } from './layout.ts';
import { POLENG } from './materials.ts';

/** The kit's dialog, with poleng along its upper edge. */
export const sheet = {
  width: 'min(500px, 100vw - 24px)',
  maxWidth: 'none',
  maxHeight: 'min(88dvh, 780px)',
  padding: 0,
  overflowY: 'auto',
  border: 0,
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: `${POLENG} 50% 0 / 24px 24px repeat-x, var(--base)`,
  boxShadow: '0 24px 60px #0009',
  '&::backdrop': { background: '#1b2a22cc' },
  '& > [data-part="dialog-body"]': { display: 'grid', gap: 16, padding: '32px 18px 28px', textAlign: 'center' },
  '& > [data-part="dialog-body"] > [data-part="close"]': {
    ...outlineButton,
    position: 'sticky',
    top: 8,
    zIndex: 1,
    justifySelf: 'end',
    // beside the title, not above it
    marginBottom: -64,
    alignSelf: 'start',
    width: 48,
    height: 48,
    minHeight: 48,
    padding: 0,
    background: 'var(--base)',
  },
  '& [data-part="title"]': {
    display: 'grid',
    alignContent: 'center',
    minHeight: 48,
    padding: '0 56px',
    fontSize: '1.75rem',
    lineHeight: 1.2,
    color: 'var(--title)',
  },
} as const;

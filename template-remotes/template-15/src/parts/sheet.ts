import { goldButton } from './layout.ts';

/** The kit's dialog: a dark foyer card between two bars. */
export const sheet = {
  width: 'min(460px, 100vw - 24px)',
  maxWidth: 'none',
  maxHeight: 'min(88dvh, 780px)',
  padding: 0,
  border: 0,
  borderBlock: '20px solid #060607',
  overflowY: 'auto',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: 'var(--base)',
  boxShadow: '0 0 0 1px color-mix(in srgb, var(--ink) 30%, #0000), 0 24px 80px #000d',
  '&::backdrop': { background: '#060607d9' },
  '& > [data-part="dialog-body"]': { display: 'grid', gap: 18, padding: '8px 16px 24px', textAlign: 'center' },
  '& > [data-part="dialog-body"] > [data-part="close"]': {
    ...goldButton,
    position: 'sticky',
    top: 8,
    zIndex: 1,
    justifySelf: 'end',
    // in the title's own row
    marginBottom: -66,
    width: 48,
    height: 48,
    minHeight: 0,
    padding: 0,
  },
  '& [data-part="title"]': {
    minHeight: 48,
    padding: '4px 54px 0',
    fontSize: 'clamp(2rem, 9vw, 2.75rem)',
    lineHeight: 0.95,
    color: 'var(--title)',
  },
} as const;

import { ruledButton } from './layout.ts';
import { VELLUM } from './vellum.ts';

/** The kit's dialog as a leaf of vellum with a double rule around it. */
export const leaf = {
  width: 'min(480px, 100vw - 24px)',
  maxWidth: 'none',
  maxHeight: 'min(88dvh, 800px)',
  padding: 0,
  overflowY: 'auto',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: `${VELLUM}, var(--base)`,
  border: '1.5px solid var(--title)',
  outline: '.8px solid var(--base)',
  outlineOffset: -5,
  boxShadow: '0 24px 70px #0d1526a6',
  '&::backdrop': { background: '#0d1526c7' },
  '& > [data-part="dialog-body"]': { display: 'grid', gap: 16, padding: '10px 20px 30px', textAlign: 'center' },
  '& > [data-part="dialog-body"] > [data-part="close"]': {
    ...ruledButton,
    position: 'sticky',
    top: 10,
    zIndex: 1,
    justifySelf: 'end',
    width: 48,
    minHeight: 48,
    padding: 0,
    background: 'var(--base)',
  },
  '& [data-part="title"]': { fontSize: '1.625rem', lineHeight: 1.2, letterSpacing: '.06em', color: 'var(--title)' },
} as const;

import { lineButton } from './layout.ts';
import { lifted, paper } from './paper.ts';

/** The kit's dialog: a loose page, taped on at the top. */
export const sheet = {
  ...paper,
  width: 'min(460px, 100vw - 24px)',
  maxWidth: 'none',
  maxHeight: 'min(88dvh, 780px)',
  padding: 0,
  border: 0,
  borderTop: '14px solid #edbd54',
  overflowY: 'auto',
  boxShadow: lifted,
  '&::backdrop': { background: '#3a2f28cc' },
  '& > [data-part="dialog-body"]': { display: 'grid', gap: 18, padding: '10px 18px 26px', textAlign: 'center' },
  '& > [data-part="dialog-body"] > [data-part="close"]': {
    ...lineButton,
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
    background: 'var(--third)',
  },
  '& [data-part="title"]': {
    minHeight: 48,
    padding: '4px 54px 0',
    fontSize: 'clamp(2rem, 9vw, 2.75rem)',
    lineHeight: 0.9,
    color: 'var(--title-on-third)',
  },
} as const;

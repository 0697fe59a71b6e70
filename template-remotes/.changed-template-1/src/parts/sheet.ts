import { PLASTER } from './plaster.ts';

const close = {
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  borderRadius: '24px 24px 6px 6px',
  color: 'var(--on-primary)',
  background: 'var(--primary)',
  boxShadow: 'inset 0 -3px 0 var(--deep)',
  cursor: 'pointer',
} as const;

/** The kit's dialog as a plastered arch with its close as the keystone. */
export const arch = {
  width: 'min(440px, 100vw - 28px)',
  maxWidth: 'none',
  maxHeight: 'min(88dvh, 760px)',
  padding: 0,
  border: '9px solid var(--clay-2)',
  overflowY: 'auto',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: `${PLASTER}, var(--base)`,
  borderRadius: '132px 132px 10px 10px',
  boxShadow: '0 0 0 1.5px var(--lit), 0 24px 60px -18px #3a150acc',
  '&::backdrop': { background: 'color-mix(in srgb, var(--clay-7) 72%, transparent)' },
  '& > [data-part="dialog-body"]': { display: 'grid', gap: 18, padding: '0 17px 26px', textAlign: 'center' },
  '& > [data-part="dialog-body"] > [data-part="close"]': {
    ...close,
    position: 'sticky',
    top: 0,
    zIndex: 1,
    marginInline: 'auto',
  },
  '& [data-part="title"]': { fontSize: '1.75rem', lineHeight: 1.15, color: 'var(--title)' },
} as const;

/** The same as a sheet at the window's foot. */
export const sheet = {
  ...arch,
  width: 'min(560px, 100vw)',
  margin: 'auto auto 0',
  borderRadius: '96px 96px 0 0',
  borderBottom: 0,
} as const;

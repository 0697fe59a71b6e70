import { ledger } from '@janur/ui';

/** What the pieces of the media panels and of the RSVP builder share. */
export const RADIUS = 10;

export const focusRing = {
  outline: `2px solid ${ledger.brand}`,
  outlineOffset: 2,
} as const;

export const quietButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 7,
  minHeight: 40,
  padding: '0 13px',
  border: 0,
  borderRadius: 9,
  background: 'none',
  color: ledger.brand,
  font: 'inherit',
  fontSize: 14,
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { background: 'var(--ledger-hover)' },
  '&:disabled': { color: ledger.muted, cursor: 'default', background: 'none', opacity: 0.6 },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

export const lineButton = {
  ...quietButton,
  border: `1px solid ${ledger.borderStrong}`,
  background: ledger.card,
  color: ledger.ink,
} as const;

export const dangerButton = {
  ...quietButton,
  color: ledger.danger,
  '&:hover': { background: ledger.dangerGround },
} as const;

/** A square button that holds only a drawing; its word is its label. */
export const iconButton = {
  ...quietButton,
  width: 40,
  padding: 0,
  flex: 'none',
  '@media (pointer: coarse)': { width: 44, minHeight: 44 },
} as const;

export const card = {
  border: `1px solid ${ledger.border}`,
  borderRadius: 14,
  background: ledger.card,
} as const;

export const fieldLabel = {
  display: 'block',
  marginBottom: 7,
  color: ledger.ink,
  fontSize: 13,
  fontWeight: 600,
  lineHeight: 1.2,
} as const;

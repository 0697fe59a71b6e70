import { ledger } from '@janur/ui';

/** What the pieces of the media panels and of the RSVP builder share. */
export const RADIUS = 10;

export const focusRing = {
  outline: `2px solid ${ledger.brand}`,
  outlineOffset: 2,
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

import { ledger } from '@janur/ui';

/** A button that is only a sign, 36 px and 44 px under a finger. */
export const iconButton = {
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: 9,
  background: 'none',
  color: ledger.muted,
  cursor: 'pointer',
  '&:hover': { background: 'var(--ledger-hover)', color: 'var(--mantine-color-text)' },
  '&:disabled': { opacity: 0.35, cursor: 'default', background: 'none' },
  '@media (pointer: coarse)': { width: 44, height: 44 },
} as const;

/** Where three panes, and where two stand side by side. */
export const panes = {
  three: '@media (min-width: 75em)',
  two: '@media (min-width: 48em)',
  one: '@media (max-width: 47.99em)',
} as const;
export const THREE_PANES = '(min-width: 75em)';
export const TWO_PANES = '(min-width: 48em)';

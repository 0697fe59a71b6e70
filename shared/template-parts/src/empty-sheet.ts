import { sheet, sheetPadding } from '@janur/kit';

/** The list that has no wish yet, `data-part` empty: a blank sheet of the family's that waits for the first one. */
export const emptySheet = {
  ...sheet,
  boxSizing: 'border-box',
  width: 'min(420px, 100%)',
  marginInline: 'auto',
  padding: sheetPadding(48, 34, 44),
  textAlign: 'center',
  textWrap: 'balance',
} as const;

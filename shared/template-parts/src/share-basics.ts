import { sheet, sheetPadding } from '@janur/kit';

/** `ShareButton`: what it says once something was shared takes a line of its own, and the address can be selected. */
export const shareBasics = {
  '& [data-part="shared"]': { display: 'block' },
  '& [data-part="shared"]:not(:empty)': { marginTop: 12 },
  '& [data-part="address"]:not([hidden])': {
    ...sheet,
    display: 'block',
    maxWidth: 420,
    margin: '14px auto 0',
    padding: sheetPadding(14, 18, 14),
    boxShadow: 'none',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
} as const;

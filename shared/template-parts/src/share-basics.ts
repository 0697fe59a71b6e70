/** `ShareButton`: what it says once something was shared takes a line of its own, and the address can be selected. */
export const shareBasics = {
  '& [data-part="shared"]': { display: 'block' },
  '& [data-part="shared"]:not(:empty)': { marginTop: 12 },
  '& [data-part="address"]': { fontWeight: 600, overflowWrap: 'anywhere', userSelect: 'all' },
} as const;

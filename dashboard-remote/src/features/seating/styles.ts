/** The heading of a part of a sheet. */
export const heading = { margin: '0 0 8px', fontSize: 15, fontWeight: 700 } as const;

/** Where three panes, and where two stand side by side. */
export const panes = {
  three: '@media (min-width: 75em)',
  two: '@media (min-width: 48em)',
  one: '@media (max-width: 47.99em)',
} as const;
export const THREE_PANES = '(min-width: 75em)';
export const TWO_PANES = '(min-width: 48em)';

/** How many rows of a list one may have at once, the default first. */
export const PAGE_SIZES = [10, 25, 50] as const;

/** The widths of a window at which an invitation changes its layout, in px (spec §9). There are no others. */
export const BREAKPOINTS = { phone: 375, large: 576, tablet: 767, desktop: 992, wide: 1200 } as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** '(min-width: 992px)', for a media query. */
export const from = <Width extends Breakpoint>(width: Width) =>
  `(min-width: ${BREAKPOINTS[width]}px)` as `(min-width: ${(typeof BREAKPOINTS)[Width]}px)`; // as it was just written

/** '(max-width: 991.98px)': windows have parts of a pixel, and one of exactly this width belongs to `from`. */
export const below = (width: Breakpoint): string => `(max-width: ${BREAKPOINTS[width] - 0.02}px)`;

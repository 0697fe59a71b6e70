/** Of a television's width the 1280th parts (`--u` of the stage). */
export const u = (units: number) => `calc(${units} * var(--u))`;
/** The same of what `useFit` makes smaller. */
export const fitting = (units: number) => `calc(${units} * var(--u) * var(--fit, 1))`;

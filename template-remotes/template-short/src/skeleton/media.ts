/** From here on sheets come from the right. */
export const DESKTOP = '@media (min-width: 992px)';
/** Landscape phones: the page scrolls. */
export const LOW = '@media (max-height: 520px) and (min-aspect-ratio: 1/1)';
export const REDUCED_MOTION = '@media (prefers-reduced-motion: reduce)';
/** The couple turned `animation` off. */
export const WITHOUT_MOTION = '[data-animation="off"] &';
/** While the opening plays its signature move. */
export const LEAVING = '[data-leaving] &';

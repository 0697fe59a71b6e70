/** Landscape phones: the page scrolls. */
export const LOW = '@media (max-height: 520px) and (min-aspect-ratio: 1/1)';

/** Landscape phones and desktops: the wall at the left, the words at the right. */
export const WIDE = '@media (min-width: 560px) and (min-aspect-ratio: 1/1)';

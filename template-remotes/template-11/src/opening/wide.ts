import { from } from '@janur/kit';

/** Landscape phones and desktops: the wall at the left, the words at the right. */
export const WIDE = `@media ${from('large')} and (min-aspect-ratio: 1/1)`;

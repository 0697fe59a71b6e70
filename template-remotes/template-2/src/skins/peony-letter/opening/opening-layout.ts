import { from } from '@janur/kit';

/** Tablets and desktops: a wide envelope on a desk. */
export const WIDE = `@media ${from('large')} and (min-height: 521px)`;
/** Landscape phones: the flap at the left, names at the right. */
export const LOW = '@media (max-height: 520px) and (min-aspect-ratio: 1/1)';

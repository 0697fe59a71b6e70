import { from } from '@janur/kit';

/** Tablets, desktops and anything that is wider than high: the gate stands in a wall with two wings. */
export const WIDE = `@media ${from('large')}, (min-aspect-ratio: 1/1)`;
/** Landscape phones: the gate at the left, names and button at the right. */
export const LOW = '@media (max-height: 520px) and (min-aspect-ratio: 1/1)';
/** While the guest walks through the gate. */
export const AFTER_YOU = '[data-leaving] &';

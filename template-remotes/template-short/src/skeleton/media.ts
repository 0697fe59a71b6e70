import { below, from } from '@janur/kit';

/** Tablets upright: one page still, and larger. */
export const TABLET = `@media ${from('tablet')} and ${below('desktop')}`;
/** Landscape phones: the page scrolls. */
export const LOW = '@media (max-height: 520px) and (min-aspect-ratio: 1/1)';

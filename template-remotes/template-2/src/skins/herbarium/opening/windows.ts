import { from } from '@janur/kit';

/** Desktops and anything that is wider than high: the wreath at the left, the guest at the right. */
export const WIDE = `@media ${from('desktop')}, (min-aspect-ratio: 1/1)`;
export const LARGE = `@media ${from('desktop')} and (min-height: 640px)`;
/** Landscape phones. */
export const LOW = '@media (max-height: 520px) and (min-aspect-ratio: 1/1)';
/** A picture beside names that need its room. */
export const CROWDED =
  '[data-names="huge"]:is([data-cover="PHOTO"], [data-cover="PORTRAIT"], [data-cover="LANDSCAPE"]) &';
export const WITH_PICTURE =
  '[data-cover]:is([data-cover="PHOTO"], [data-cover="PORTRAIT"], [data-cover="LANDSCAPE"]) &';

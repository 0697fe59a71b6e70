import { below, from } from '@janur/kit';

/** From here on a page has two columns. */
export const DESKTOP = `@media ${from('desktop')}` as const;
/** One column. */
export const PHONE = `@media ${below('desktop')}`;
/** Landscape phones. */
export const LOW = `@media (max-height: 520px) and ${below('desktop')} and (min-aspect-ratio: 1/1)`;
/** What a page at 400 % leaves of a window. */
export const LOWEST = '@media (max-height: 300px) and (min-aspect-ratio: 1/1)';
/**
 * The length in a window narrower than 260 px, which a desktop at 400 % is, else 0px: such a window has no breakpoint (spec §9), and needs a
 * little more room here and there.
 */
export const ifSlim = (length: string) => `clamp(0px, (260px - 100vw) * 9999, ${length})`;
/** The narrowest phones. */
export const NARROW = `@media ${below('phone')}`;
export const REDUCED_MOTION = '@media (prefers-reduced-motion: reduce)';
/** The couple turned `animation` off. */
export const WITHOUT_MOTION = '[data-animation="off"] &';
/** Chinese, Japanese and Korean. A selector must not begin with a colon: Emotion would put `&` before it. */
export const CJK = '[data-invitation]:is(:lang(zh), :lang(ja), :lang(ko)) &';
/** While the opening plays its signature move. */
export const LEAVING = '[data-leaving] &';

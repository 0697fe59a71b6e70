import { START_SCRIPT } from './start-script.ts';
import { TAP_SCRIPT } from './tap-script.ts';

/** Stands behind every printed opening. The same text for every page, so that one hash in the page's policy allows it. */
export const INLINE_SCRIPT = `${TAP_SCRIPT};${START_SCRIPT}`;

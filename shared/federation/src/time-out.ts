/** In ms, in all, from the first try on: a guest never waits longer for a look. */
export const REMOTE_TIME_OUT = 3000;

/** In ms, in all, from the first try on: then a remote counts as not to be had. */
export const REMOTE_TIME_OUT = 3000;

/**
 * The quiet invitation: no music, no movement, large letters, strong contrast. The root element's attribute is the one place that
 * says so, before any script of the page runs: the server writes it for a link with `?calm`, and where this device has chosen it, a
 * line of script in the head does. Style sheets and the page read it from there.
 */
export const QUIET_ATTRIBUTE = 'data-quiet';

/** On the root element while the guest has stopped what moves; the page is as loud and as large as ever. */
export const STILL_ATTRIBUTE = 'data-still';

/** Under which this device remembers that. */
export const STILL_KEY = 'janur-still';

/** What of a link asks for it: `?calm`, whatever its value, but for 0. */
export const QUIET_PARAMETER = 'calm';

/** Under which this device remembers it, for each invitation that it opens. */
export const QUIET_KEY = 'janur-quiet';

export const isQuietLink = (query: URLSearchParams): boolean => {
  const asked = query.get(QUIET_PARAMETER);
  return asked !== null && asked !== '0';
};

/** Run in the head, before anything is painted. The same text for every page, so that one hash allows it. */
export const QUIET_SCRIPT = `try{${[
  [QUIET_KEY, QUIET_ATTRIBUTE],
  [STILL_KEY, STILL_ATTRIBUTE],
]
  .map(([key, name]) => `if(localStorage['${key}'])document.documentElement.setAttribute('${name}','')`)
  .join(';')}}catch(e){}`;

/** What no style of a look may go against: nothing moves, and letters are a fifth larger (looks set them in rem). */
export const QUIET_CSS = [
  `[${QUIET_ATTRIBUTE}]{font-size:120%;scroll-behavior:auto}`,
  // names stay in the face that their sizes are made for
  `[${QUIET_ATTRIBUTE}] [data-invitation] :is(h1,[data-part="opening"],[data-line="names"]){--font-script:var(--font-names)}`,
  // what begins unseen ends seen: an animation is over at once, and not taken away
  ['', ' *', ' ::before', ' ::after'].map((part) => `:is([${QUIET_ATTRIBUTE}],[${STILL_ATTRIBUTE}])${part}`).join() +
    '{animation-duration:1ms!important;animation-delay:0s!important;animation-iteration-count:1!important;animation-timeline:auto!important;transition:none!important}',
].join('');

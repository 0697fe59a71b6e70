/** As on a phone: no width that is asked for is exceeded. Gives back the way to the screen of all other tests. */
export const onPhone = (): (() => void) => answering('max-width');

/** As on a laptop: every width that is asked for is there. */
export const onLaptop = (): (() => void) => answering('min-width');

function answering(what: 'max-width' | 'min-width'): () => void {
  const before = globalThis.matchMedia;
  globalThis.matchMedia = (query) => Object.assign(before(query), { matches: query.includes(what) });
  return () => {
    globalThis.matchMedia = before;
  };
}

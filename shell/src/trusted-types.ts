/**
 * The one way from a text to a script's address or to markup in guests' pages, whose policy asks for it
 * (`require-trusted-types-for`, `trusted-types default`: nobody can make a second one). Files of our own releases are
 * loaded, and outlines of the lightbox's buttons drawn; everything else throws and is reported.
 */

const LOADED = /^\/remotes\//;

/** Plain drawing: no handler, no address but a place in itself. */
const DRAWING =
  /^(?:\s*<\/?(?:svg|use|path|g|circle)(?:\s+(?!on)(?:[a-z-]+="[^"<>]*"|xlink:href="#[^"<>]*"))*\s*\/?>)*\s*$/i;

interface TrustedTypes {
  createPolicy(name: 'default', rules: Record<string, (text: string) => string | null>): unknown;
}

export function isOurScript(address: string, page: Pick<Location, 'href' | 'origin'>): boolean {
  const { origin, pathname } = new URL(address, page.href);
  return origin === page.origin && LOADED.test(pathname);
}

export const isDrawing = (markup: string): boolean => DRAWING.test(markup) && !/\shref\s*=/i.test(markup);

const { trustedTypes }: { trustedTypes?: TrustedTypes } = globalThis as object; // not every browser has it
trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (isOurScript(address, window.location) ? address : null),
  createHTML: (markup) => (isDrawing(markup) ? markup : null),
});

/** From here on the page's own script runs. */
export function beginPage(): void {
  if (globalThis.janurPage) globalThis.janurPage.isStarted = true;
}

/** Whoever writes an answer into the document goes on with it. */
export const isDocumentUsed = (): boolean => globalThis.janurPage?.isUsed === true;

/** The document leaves for the page that it stood in for. */
export const endDocument = (): void => globalThis.janurPage?.end();

/** Shows the document in the place of a page that did not come; false where there is none. */
export const showDocument = (): boolean => globalThis.janurPage?.show('failed') === true;

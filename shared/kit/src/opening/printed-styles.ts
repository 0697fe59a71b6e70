/** Set on the `<style>` of a first screen that the server printed: the id of the look that it is of. */
export const PRINTED_STYLES_ATTRIBUTE = 'data-first-screen';

const find = () => document.querySelector<HTMLElement>(`style[${PRINTED_STYLES_ATTRIBUTE}]`);

/**
 * True when the page came with the global styles of this look: a second copy of its `@font-face` rules would make the
 * fonts load, and the text jump, once more. Where there is no document the first screen is being made.
 */
export const areStylesPrinted = (lookId: string): boolean =>
  typeof document === 'undefined' || find()?.getAttribute(PRINTED_STYLES_ATTRIBUTE) === lookId;

/** When another look than the printed one is shown. */
export function dropPrintedStyles(): void {
  for (const style of document.querySelectorAll(`style[${PRINTED_STYLES_ATTRIBUTE}]`)) style.remove();
}

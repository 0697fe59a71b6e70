import type { EmotionCache } from '@emotion/react';

/** Set on the `<style>` of a first screen that the server printed: the id of the look that it is of. */
export const PRINTED_STYLES_ATTRIBUTE = 'data-first-screen';

const find = () =>
  typeof document === 'undefined' ? null : document.querySelector<HTMLElement>(`style[${PRINTED_STYLES_ATTRIBUTE}]`);

/**
 * True when the page came with the global styles of this look: a second copy of its `@font-face` rules would make the
 * fonts load, and the text jump, once more. Where there is no document the first screen is being made.
 */
export const areStylesPrinted = (lookId: string): boolean =>
  typeof document === 'undefined' || find()?.getAttribute(PRINTED_STYLES_ATTRIBUTE) === lookId;

/** Emotion makes only the rules that the page did not come with: those of the same name are the same. */
export function adoptPrintedStyles({ key, inserted }: EmotionCache): void {
  for (const name of namesIn(find(), key)) inserted[name] = true;
}

/** When another look than the printed one is shown; to be called before its styles are made. */
export function disownPrintedStyles({ key, inserted }: EmotionCache): void {
  for (const name of namesIn(find(), key)) delete inserted[name];
}

const namesIn = (style: HTMLElement | null, key: string): string[] =>
  Array.from(style?.textContent.matchAll(new RegExp(`\\.${key}-(\\w+)`, 'g')) ?? [], ([, name = '']) => name);

/** When another look than the printed one stands there. */
export function dropPrintedStyles(): void {
  for (const style of document.querySelectorAll(`style[${PRINTED_STYLES_ATTRIBUTE}]`)) style.remove();
}

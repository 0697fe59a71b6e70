/**
 * A guest code as one hand wrote it and another read it: it is shown in groups, and O, I and L are no signs of it
 * (Crockford's base 32), so that they can only mean 0 and 1.
 */
export const codeSign = (text: string): string => ungrouped(text).replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** What a code that is on no list may have been meant as, the likeliest first. */
export function codeReadings(text: string): string[] {
  return [...new Set([ungrouped(text), codeSign(text)])];
}

/** The code of a guest that was typed in groups; undefined for what the server makes none like. */
export function codeInGroups(text: string): string | undefined {
  const sign = codeSign(text);
  return GROUPS.test(text.trim()) && OURS.test(sign) ? sign : undefined;
}

const ungrouped = (text: string): string => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
const GROUPS = /^[0-9A-Za-z]+(?:[\s.-]+[0-9A-Za-z]+)+$/;
/** With a letter: the rest are phone numbers. */
const OURS = /^(?=.*[A-Z])[0-9A-HJKMNP-TV-Z]{10}$/;

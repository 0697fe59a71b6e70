import type { CSSProperties } from 'react';

/** Plain values and the few functions that only compute lengths: nothing that loads, names or leaves its rule. */
const VALUE = /^(?:[\w\s.%,/+-]|\b(?:repeat|minmax|calc|min|max|clamp|fit-content)\(|\))+$/i;
const LONGEST = 120;

/** Of a couple's own CSS the declarations of `allowed` properties, as React style; everything else in it is ignored. */
export function declarations(css: string | null | undefined, allowed: readonly string[]): CSSProperties {
  const style: Record<string, string> = {};
  for (const declaration of (css ?? '').split(';')) {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    if (colon < 1 || !allowed.includes(property) || value.length > LONGEST || !VALUE.test(value)) continue;
    style[property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] = value;
  }
  return style;
}

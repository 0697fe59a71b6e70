import type { CSSObject } from '@emotion/react';

/**
 * A sheet of the family's own, for what lies over its page or waits on it: the menu of languages, what the hosts announce, notices, the
 * list that has no wish yet. The family draws it by custom properties in its `globalStyles`: `--sheet-ground`, `--sheet-paint` (layers of a
 * background over it), `--sheet-trim` (the height of what is painted along its head and foot), `--sheet-indent` (along its start), `--sheet-ink`,
 * `--sheet-edge` (a border), `--sheet-radius`, `--sheet-shadow`, `--sheet-font`, and `--sheet-mark`, the ink of what is chosen.
 */
export const sheet = {
  border: 'var(--sheet-edge, 1px solid color-mix(in srgb, var(--primary) 35%, transparent))',
  borderRadius: 'var(--sheet-radius, 14px)',
  background: 'var(--sheet-paint, none), var(--sheet-ground, var(--base))',
  color: 'var(--sheet-ink, var(--ink))',
  boxShadow: 'var(--sheet-shadow, 0 24px 60px -20px rgb(0 0 0 / .5))',
  font: 'var(--sheet-font, 400 1.0625rem/1.35 var(--font-body))',
} as const satisfies CSSObject;

/** The room inside of it, beside what is painted on its edges. */
export const sheetPadding = (top: number, right: number, bottom: number, left = right) =>
  `calc(${top}px + var(--sheet-trim, 0px)) ${right}px calc(${bottom}px + var(--sheet-trim, 0px)) calc(${left}px + var(--sheet-indent, 0px))`;

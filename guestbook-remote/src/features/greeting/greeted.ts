import type { ClientEvent } from '../../event-store/index.ts';

/** What a design shows. Without a guest it welcomes everybody; of several it says the names, and where they sit. */
export interface Greeted {
  readonly couple: string;
  readonly event: ClientEvent;
  readonly guests: readonly GreetedGuest[];
}
export interface GreetedGuest {
  readonly key: string;
  readonly name: string;
  readonly people: number | undefined;
  readonly table: string | null;
}

/** L & B of Larasati & Bagaskara; one letter of one name. */
export function initialsOf(couple: string): string {
  return couple
    .split(/\s*(?:&|\+|\bdan\b|\band\b)\s*/i)
    .map((name) => [...name.trim()][0]?.toLocaleUpperCase() ?? '')
    .slice(0, 2)
    .join('');
}

/** Long names are set smaller, before `useFit` looks whether each is on the screen whole. */
export function sizeOf(name: string): number {
  const width = widthOf(name);
  if (width <= 26) return 96;
  return width <= 44 ? 76 : 56;
}

/** In Latin letters: a sign of East Asia is as wide as two. */
export const widthOf = (name: string): number =>
  [...name].reduce(
    (width, sign) =>
      width + (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(sign) ? 2 : 1),
    0,
  );

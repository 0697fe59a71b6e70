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

/** Long names are set smaller, so that each stays on the screen whole. */
export function sizeOf(name: string): number {
  const { length } = name;
  if (length <= 26) return 96;
  return length <= 44 ? 76 : 56;
}

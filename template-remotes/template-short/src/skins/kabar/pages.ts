import { type SectionName, useVisibleSections } from '@janur/kit';
import type { Drawn } from '../../skeleton/entries.ts';

/** The pages of the paper that the navigation names, in its order; the front page is the first. */
const NAMED: readonly Drawn[] = ['gallery', 'wishes', 'rsvp'];

/** Which page each sheet is: those that the navigation names first, then the others in the couple's order. */
export function usePages(): { named: Drawn[]; numberOf: (section: SectionName) => number } {
  const there = useVisibleSections();
  const named = NAMED.filter((name) => there.includes(name));
  const order: SectionName[] = ['hero', ...named];
  const all = [...order, ...there.filter((name) => !order.includes(name))];
  return { named, numberOf: (section) => all.indexOf(section) + 1 };
}

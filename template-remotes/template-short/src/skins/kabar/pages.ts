import { type SectionName, useVisibleSections } from '@janur/kit';
import type { Drawn } from '../../skeleton/entries.ts';

/** The pages of the paper that the navigation names; the front page is the first. */
const NAMED: readonly Drawn[] = ['our_story', 'wedding_event', 'gallery', 'rsvp', 'wishes'];

/** Which page each sheet is: those that the navigation names first, then the others in the couple's order. */
export function usePageNumber(): (section: SectionName) => number {
  const there = useVisibleSections();
  const order: SectionName[] = ['hero', ...there.filter((name) => NAMED.some((named) => named === name))];
  const all = [...order, ...there.filter((name) => !order.includes(name))];
  return (section) => all.indexOf(section) + 1;
}

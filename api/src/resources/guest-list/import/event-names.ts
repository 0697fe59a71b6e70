import { type Problem, problem } from '@janur/contracts';
import { folded } from '../../../guests/search-text.ts';

/** An event as a file may call it: by its title or by its kind. */
export interface NamedEvent {
  readonly id: number;
  readonly title: string;
}

const ALL: readonly string[] = ['semua', 'semua acara', 'all', 'all events'];
const NONE: readonly string[] = ['-', 'tidak ada', 'none'];

/** The events that a cell names, such as `Akad, Resepsi`; a beginning that only one of them has is enough. */
export function eventsNamed(cell: string, events: readonly NamedEvent[]): number[] | Problem {
  const said = folded(cell).trim();
  if (ALL.includes(said)) return events.map(({ id }) => id);
  if (NONE.includes(said)) return [];
  const ids = new Set<number>();
  for (const part of cell.split(/[,;+\n]|\/|&/)) {
    const name = folded(part).trim();
    if (name === '') continue;
    const named = eventOf(name, events);
    if (!named)
      return problem('no_event_named', { what: part.trim(), events: events.map(({ title }) => title).join(', ') });
    ids.add(named.id);
  }
  return [...ids];
}

function eventOf(name: string, events: readonly NamedEvent[]): NamedEvent | undefined {
  const exact = events.find(({ title }) => folded(title).trim() === name);
  const [begins, ...others] = events.filter(({ title }) => folded(title).trim().startsWith(name));
  return exact ?? (others.length === 0 ? begins : undefined);
}

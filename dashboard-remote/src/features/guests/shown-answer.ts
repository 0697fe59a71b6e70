import type { ColumnDefinition, ConfirmationStatus } from '@janur/contracts';
import type { Guest } from './use-guest-list.ts';

const ANSWERS = 'answers.';

/** The columns that the couple's own questions make; what every guest has, the list shows in its own way. */
export const askedColumns = (header: readonly ColumnDefinition[] | undefined): ColumnDefinition[] =>
  header?.filter(({ accessor }) => accessor.startsWith(ANSWERS)) ?? [];

/** What a guest answered in a column, as the invitation called it. */
export function shownAnswer({ answers }: Pick<Guest, 'answers'>, { accessor, formatter }: ColumnDefinition): string {
  const answer = answers[accessor.slice(ANSWERS.length)] ?? '';
  const nameOf = (value: string) => formatter.find(({ key }) => key === value)?.value ?? value;
  // several ticked options come joined
  return formatter.some(({ key }) => key === answer) ? nameOf(answer) : answer.split(', ').map(nameOf).join(', ');
}

/** How a guest answered one event, or, without one, the invitation. */
export function statusOf(guest: Guest, eventId: number | undefined): ConfirmationStatus {
  const place = guest.event_details.find(({ event_id }) => event_id === eventId);
  if (place) return place.confirmation_status;
  if (guest.is_attending === null) return 'PENDING';
  return guest.is_attending ? 'CONFIRMED' : 'DECLINED';
}

/** What the hosts noted of a guest, as one text to write on. */
export function noteOf({ details }: Pick<Guest, 'details'>): string {
  if (details === null || typeof details === 'string') return details ?? '';
  const { note } = details;
  return typeof note === 'string' ? note : '';
}

/** The details with another note; whatever else was noted stays. */
export function withNote(details: Guest['details'], note: string): Guest['details'] {
  const others = typeof details === 'object' && details !== null ? details : {};
  const { note: _former, ...kept } = others;
  const all = note === '' ? kept : { ...kept, note };
  return Object.keys(all).length > 0 ? all : null;
}

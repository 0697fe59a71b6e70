import { type BodyOf, type inviteGuests, MOST_NAMED } from '@janur/contracts';
import { filterFromSearch, type GuestSearch } from './guest-search.ts';
import { type NextMessage, nextMessageOf } from './next-message.ts';
import type { Selection } from './use-selection.ts';

type ChosenGuests = BodyOf<typeof inviteGuests>['guests'];

/** Whom an act for many means, and what is known of them. */
export interface Chosen {
  readonly guests: ChosenGuests;
  readonly count: number;
  /** Undefined when some of them were never seen. */
  readonly people: number | undefined;
  /** How many of them are invited to an event; undefined when some of them were never seen. */
  readonly invitedTo: (eventId: number) => number | undefined;
  /** What most of them are written next; undefined when some were never seen, or they are too many to be named. */
  readonly nextMessage: NextMessage | undefined;
}

export function chosenOf({ guests, isAll }: Selection, search: GuestSearch, total: number): Chosen {
  const known = [...guests.values()];
  if (isAll && known.length < total) {
    const guestsOfList = { filter: { search_query: '', ...filterFromSearch(search) } };
    return {
      guests: guestsOfList,
      count: total,
      people: undefined,
      invitedTo: () => undefined,
      nextMessage: undefined,
    };
  }
  return {
    guests: { codes: known.map(({ code }) => code) },
    count: known.length,
    people: known.reduce((sum, guest) => sum + guest.total_guests, 0),
    invitedTo: (eventId) =>
      known.filter(({ event_details }) => event_details.some(({ event_id }) => event_id === eventId)).length,
    nextMessage: known.length > MOST_NAMED ? undefined : commonest(known.map(nextMessageOf)),
  };
}

function commonest(kinds: readonly NextMessage[]): NextMessage | undefined {
  const times = (kind: NextMessage) => kinds.filter((other) => other === kind).length;
  return kinds.toSorted((one, other) => times(other) - times(one))[0];
}

import { type BodyOf, type inviteGuests, MOST_NAMED } from '@janur/contracts';
import { filterFromSearch, type GuestSearch } from './guest-search.ts';
import type { Whom } from '../../parts/messages/queue-address.ts';
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
  /** What most of them are written next; undefined when they are too many to be named, and no queue has just them. */
  readonly nextMessage: NextMessage | undefined;
  /** Where the sending of it finds them. */
  readonly whom: Whom;
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
      nextMessage: isQueue(search) ? commonest(known.map(nextMessageOf)) : undefined,
      whom: { ...(search.slug && { slug: search.slug }), ...(search.group && { group: search.group }) },
    };
  }
  const codes = known.map(({ code }) => code);
  return {
    guests: { codes },
    whom: { codes: codes.join(',') },
    count: known.length,
    people: known.reduce((sum, guest) => sum + guest.total_guests, 0),
    invitedTo: (eventId) =>
      known.filter(({ event_details }) => event_details.some(({ event_id }) => event_id === eventId)).length,
    nextMessage: known.length > MOST_NAMED ? undefined : commonest(known.map(nextMessageOf)),
  };
}

/** Sending narrows by address and group alone, and finds by itself who was not written to, and who is silent. */
const isQueue = ({ search, event, tag, table, unasked, arrived, walkIns, status, sent }: GuestSearch): boolean =>
  !search &&
  [event, tag, table, unasked, arrived, walkIns].every((narrowed) => narrowed === undefined) &&
  (status === undefined || status === 'PENDING') &&
  (sent === undefined || status === 'PENDING' || sent === 'no');

function commonest(kinds: readonly NextMessage[]): NextMessage | undefined {
  const times = (kind: NextMessage) => kinds.filter((other) => other === kind).length;
  return kinds.toSorted((one, other) => times(other) - times(one))[0];
}

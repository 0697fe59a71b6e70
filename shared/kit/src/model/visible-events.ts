import type { InvitationEvent, PublicClient } from '@janur/contracts';

/** V2 invitations keep theirs in `new_events`; a birthday has no holy matrimony (brief, "Host rules"). */
export function visibleEvents(client: PublicClient): InvitationEvent[] {
  const { events, new_events } = client.content;
  const list = new_events.length > 0 ? new_events : events;
  return client.option.web_type === 'BIRTHDAY' ? list.filter((event) => event.type !== 'HOLY_MATRIMONY') : list;
}

const DEFAULT_TIME_ZONE = 'Asia/Jakarta'; // spec §9

/** Where the celebration is: the clock by which everything on its page is said that no event has. */
export const zoneOf = (client: PublicClient): string => visibleEvents(client)[0]?.timezone ?? DEFAULT_TIME_ZONE;

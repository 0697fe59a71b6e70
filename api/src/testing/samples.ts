import type { Given, GivenClient, GivenEvent, GivenGuest } from './given.ts';
import type { RawCall } from './call.ts';
import { unique } from './given.ts';

/** What the sample calls talk about: one client with an event and an invited guest. */
export interface World {
  readonly client: GivenClient;
  readonly event: GivenEvent;
  readonly guest: GivenGuest;
}

export async function givenWorld(given: Given): Promise<World> {
  const client = await given.client({ version: 'V1' });
  const event = await given.event({ of: client });
  const guest = await given.guest({ of: client, to: [event] });
  return { client, event, guest };
}

/** Names what exists nowhere. */
export function ghostWorld(): World {
  const client = {
    id: 999_999_001,
    optionId: 999_999_002,
    contentId: 999_999_003,
    name: 'Nobody',
    slug: 'nobody-at-all',
  };
  return {
    client,
    event: { id: 999_999_004, client },
    guest: { id: 999_999_005, code: 'NOBODY0000', name: 'Nobody', phone: '+6281999999999' },
  };
}

/** A valid call of every endpoint by its name in ENDPOINTS; a test compares the two lists. */
export const SAMPLES: Readonly<Record<string, (world: World) => RawCall>> = {
  listClients: () => ({ query: { page: 1, limit: 10, order_by: 'client_name', order_sorting_type: 'ASC' } }),
  getClientsOverview: () => ({}),
  login: () => ({ body: { username: `nobody-${unique()}`, password: 'nope' } }),
  qrScanLogin: () => ({ body: { username: `nobody-${unique()}`, password: 'nope' } }),
  guestLogin: ({ client, guest }) => ({ body: { phoneNumber: guest.phone, slug: client.slug } }),
  logout: () => ({}),
  authDetail: () => ({}),
  listGuestBookEvents: () => ({}),
  getEventDetail: ({ event }) => ({ params: { eventId: event.id } }),
  searchGuests: ({ event }) => ({ query: { eventId: event.id, search: '', page: 1, limit: 10 } }),
  getGuestDetail: ({ event, guest }) => ({ params: { guestCode: guest.code, eventId: event.id } }),
  scanGuest: ({ event, guest }) => ({ body: { event_id: event.id, guest_code: guest.code } }),
  checkInGuest: ({ event, guest }) => ({
    body: { event_id: event.id, guest_code: guest.code, total_guest_attending: 2 },
  }),
  findGuestByPhone: ({ event, guest }) => ({ body: { event_id: event.id, phone_number: guest.phone } }),
  insertAdhocGuest: ({ event }) => ({ body: { event_id: event.id, name: 'Walk-in', total_guests: 1 } }),
  healthLive: () => ({}),
  healthReady: () => ({}),
  getClientBySlug: ({ client }) => ({ params: { slug: client.slug } }),
  getLock: ({ client }) => ({ params: { slug: client.slug } }),
  getMeta: ({ client }) => ({ params: { slug: client.slug } }),
  listSlugs: () => ({ query: { page: 1, limit: 10 } }),
  submitRsvp: ({ client }) => ({
    params: { clientId: client.id },
    headers: { slug: client.slug },
    body: { name: `Budi ${unique()}`, is_attending: true, guest_total: 1 },
  }),
  listTemplates: () => ({}),
  listWishes: ({ client }) => ({ params: { clientId: client.id } }),
};

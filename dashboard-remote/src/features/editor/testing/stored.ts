import type { DataOf, getClientOption } from '@janur/contracts';
import { FIXTURES } from '@janur/kit/testing';

type Stored = DataOf<typeof getClientOption>;

/** A couple's whole invitation, with rows in every list, as an editor loads it. */
export function stored(): Stored {
  const { client } = FIXTURES.full;
  const door = {
    check_in_config: { check_in_variant: 'CONFIRM', print_variant: 'NONE' } as const,
    guest_book_image_url: null,
    guest_book_logo_url: null,
  };
  const events = [...client.content.events, ...client.content.new_events].map((event) => ({ ...event, ...door }));
  return copied({
    id: client.id,
    name: client.name,
    version: client.version,
    revision: 3,
    content: {
      ...client.content,
      events: [],
      new_events: events.map((event) => ({ ...event, is_guest_book: true, only_invited: null })),
    },
    option: {
      ...client.option,
      client_id: client.id,
      is_private: false,
      lock: { code: null, title: null, description: null, image_url: null },
      revision: 5,
    },
  });
}

/** A copy of what travels as JSON. */
export function copied<T>(value: T): T {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  return copy as T; // JSON goes in and out
}
